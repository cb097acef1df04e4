/** What a screen tells the shell around it: its route's `handle`. */
export type ScreenHandle = {
  /** The screen's name in the document's title; null for the product's line alone. */
  readonly title: string | null;
  /** Whether the rail and the bottom bar stand beside it. */
  readonly sidebar: boolean;
  /** The screen brings its own `h1`, where it otherwise would be the name over it (a project's). */
  readonly heading?: 'own';
  /** The Creative Insights stand beside it (section 2), and its main action is its own, not the frame's. */
  readonly insights?: 'beside';
  /** The rail is 64 px wide whatever the window, and a phone has no bottom bar: the screen needs the room. */
  readonly bars?: 'slim';
  /** A phone has no bottom bar: the screen's own bar stands in its place. */
  readonly foot?: 'own';
  /** Neither connection nor trial is said over it, and nobody is asked for a name meanwhile (section 2: onboarding). */
  readonly alone?: true;
};
