interface Validate {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}
export declare const welcome: Validate;
export declare const table: Validate;
export declare const seated: Validate;
export declare const game: Validate;
export declare const step: Validate;
export declare const taken: Validate;
export declare const refused: Validate;
export declare const reacted: Validate;
export declare const pong: Validate;
