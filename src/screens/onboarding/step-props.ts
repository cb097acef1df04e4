import type { NewWriter } from '#src/features/onboarding/queries.ts';
import type { OnboardingForm } from '#src/features/onboarding/use-answers.ts';

/** What every step of the welcome gets. */
export type StepProps = {
  readonly user: NewWriter;
  readonly answering: OnboardingForm;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  /** The answer is saved, or kept here: on to the next question. */
  readonly onDone: () => void;
};
