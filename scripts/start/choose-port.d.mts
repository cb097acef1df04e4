export declare const choosePort: (requestedPort: number | undefined) => Promise<number>;
export declare const databaseName: (port: number) => string;
