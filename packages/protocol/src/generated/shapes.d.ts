export declare function view(value: unknown): boolean;
export declare function event(value: unknown): boolean;
