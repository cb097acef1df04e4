/** A point in CSS pixels of the viewport. */
export type Point = { readonly x: number; readonly y: number };

export type Key = 'ArrowRight' | 'Control' | 'End' | 'Escape' | ' ';

/** A running browser with one page: as much as every driver can do. */
export type Browser = {
  readonly name: string;
  readonly version: string;
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates a JavaScript expression in the page, awaits its promise and returns its JSON value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the primary button at the first point and releases it at the last; with one point, a click. */
  drag: (points: readonly Point[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses the keys in order and releases them in reverse. */
  press: (keys: readonly Key[]) => Promise<void>;
  setCookie: (cookie: { name: string; value: string }) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG image of the viewport. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** A browser that the smoke journey can drive. `start` is null where it isn't installed, and `missing` says what is. */
export type Installation =
  | { readonly name: string; readonly start: () => Promise<Browser> }
  | { readonly name: string; readonly missing: string };
