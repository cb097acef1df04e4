export declare const choosePort: (asked: number | undefined) => Promise<number>;
export declare const databaseName: (port: number) => string;
