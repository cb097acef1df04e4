export declare const isFree: (port: number) => Promise<boolean>;
export declare const findPortHolder: (port: number) => string | null;
export declare const nextFree: (first: number) => Promise<number | null>;
