export declare const isFree: (port: number) => Promise<boolean>;
export declare const nextFree: (first: number) => Promise<number | null>;
export declare const choosePort: (requestedPort: number | undefined) => Promise<number>;
