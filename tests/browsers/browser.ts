export type Point = { readonly x: number; readonly y: number };

export type Key = 'ArrowRight' | 'Control' | 'End' | 'Escape' | ' ';

export type Browser = {
  readonly name: string;
  readonly version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates a JavaScript expression in the page, awaits its promise and returns its JSON value. */
  evaluate: (expression: string) => Promise<unknown>;
  drag: (points: readonly Point[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses the keys in order and releases them in reverse. */
  press: (keys: readonly Key[]) => Promise<void>;
  setCookie: (cookie: { name: string; value: string }) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Installation =
  | { readonly name: string; readonly start: () => Promise<Browser> }
  | { readonly name: string; readonly missing: string };
