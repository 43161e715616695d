interface Validate {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}
export declare const hello: Validate;
export declare const sit: Validate;
export declare const pledge: Validate;
export declare const start: Validate;
export declare const reveal: Validate;
export declare const answer: Validate;
export declare const propose: Validate;
export declare const vote: Validate;
export declare const return_: Validate;
export declare const leave: Validate;
export declare const react: Validate;
export declare const rematch: Validate;
export declare const push: Validate;
export declare const ping: Validate;
