export type ScreenHandle = {
  readonly title: string | null;
  readonly sidebar: boolean;
  /** The screen has its own `h1`, which otherwise is the name above it (a project's). */
  readonly heading?: 'own';
  /** Creative Insights are beside it, and the main action is the screen's own. */
  readonly insights?: 'beside';
  /** To save space, the rail is always 64 px wide and phones have no bottom bar. */
  readonly bars?: 'slim';
  readonly foot?: 'own';
  /** Opens from what is saved on this device. Without a network the others show the offline page. */
  readonly offline?: 'saved';
  /** Hides connection and trial notices and never asks for a name (onboarding). */
  readonly alone?: true;
};
