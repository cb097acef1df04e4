export type StartOptions = {
  readonly port: number | undefined;
  readonly scenario: string | undefined;
  readonly replay: string | undefined;
  readonly fresh: boolean;
};

export declare const defaultPort: number;
export declare const readStartOptions: (command: string, folder: string) => Promise<StartOptions>;
