export declare class Stop extends Error {
  readonly code: 0 | 1 | 2;
  constructor(code: 0 | 1 | 2, text: string);
}
export declare const runToEnd: (command: () => Promise<void>) => Promise<void>;
