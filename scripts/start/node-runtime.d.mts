type Running = {
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
  readonly execPath: string;
};

export declare const findNode: (root: string, running?: Running) => string;
