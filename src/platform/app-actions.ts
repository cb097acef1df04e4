import type { Situation } from '#src/lib/describe-error.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';

/** A failed write's toast: `failed`, or the situation's text, and what to do. `headed` has `failed` as its title. */
export type ErrorToast = {
  readonly errorToast?: 'titled' | 'plain' | 'headed';
  readonly situation?: Situation;
  readonly failed?: string;
};

/** What features and screens ask of the application around them. */
export type AppActions = {
  /** Opens a conversation in a dialog. `isTest` sends test=true with the project request. */
  readonly openConversation: (subject: ConversationSubject, options?: { readonly isTest: boolean }) => void;
  /** Opens a summary to read in full. */
  readonly openSummary: (summary: number) => void;
  /** Opens the changes to review in a dialog. */
  readonly openReconciliation: (projectSlug: string) => void;
  readonly openShortcuts: () => void;
  /** Shows the failure of a write. `situation` chooses the text, which `failed` replaces. */
  readonly showError: (error: unknown, as: ErrorToast) => void;
  /** Shows that live updates couldn't be set up. */
  readonly showConnectionError: () => void;
};

let provided: AppActions | null = null;

/** Called once, by `src/app/wiring.tsx`, and by tests. */
export function provideAppActions(actions: AppActions): void {
  provided = actions;
}

export function appActions(): AppActions {
  if (provided === null) throw new Error('The application provided no actions.');
  return provided;
}
