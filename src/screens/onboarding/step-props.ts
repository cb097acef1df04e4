import type { NewUser } from '#src/features/onboarding/queries.ts';
import type { OnboardingForm } from '#src/features/onboarding/use-onboarding-form.ts';

export type StepProps = {
  readonly user: NewUser;
  readonly answering: OnboardingForm;
  readonly onBack: (() => void) | null;
  readonly onDone: () => void;
};
