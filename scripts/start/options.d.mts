type Model = { readonly url: string; readonly model: string };

export type Models = { readonly interviewer: Model; readonly transcriber: Model | null };

export type StartOptions = {
  readonly port: number | undefined;
  readonly scenario: string | undefined;
  readonly replay: string | undefined;
  readonly fresh: boolean;
  /** A backup. */
  readonly restore: string | undefined;
  /** The folder for saved data. */
  readonly data: string | undefined;
  /** Null for the script's interview. */
  readonly models: Models | null;
};

export declare const readModels: (values: Readonly<Record<string, string | boolean | undefined>>) => Models | null;

export declare const defaultPort: number;
export declare const readStartOptions: (command: string, folder: string) => Promise<StartOptions>;
