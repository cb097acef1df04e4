import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type NewUser, useOnboardingUser } from '#src/features/onboarding/queries.ts';
import {
  parseStep,
  progressAt,
  type Step,
  stepAfter,
  stepBefore,
  toStepSearch,
} from '#src/features/onboarding/steps.ts';
import { useOnboardingForm } from '#src/features/onboarding/use-onboarding-form.ts';
import { product } from '#src/lib/product.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import { useScrollUp } from '#src/ui/use-scroll-up.ts';
import { MicrophoneStep } from './microphone-step.tsx';
import { NameStep, WorkingStep, WritingStep } from './onboarding-steps.tsx';
import type { StepProps } from './step-frame.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: '100dvh',
  },
});

const Edge = chakra('div', { base: { position: 'fixed', top: '0', insetInline: '0', zIndex: 'sticky' } });

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: { base: '64px', md: '80px' },
    paddingInline: { base: '4', md: '12' },
    '& > a': { marginInlineEnd: '-3' },
  },
});

type Props = {
  progress: number;
  children: ReactNode;
};

export function OnboardingFrame({ progress, children }: Props) {
  return (
    <Frame>
      <Edge>
        <ProgressBar look="hairline" label="Welcome" value={progress} />
      </Edge>
      <Head>
        <chakra.p textStyle="wordmark">{product.name}</chakra.p>
        <Button asChild variant="text">
          <Link to="/">Skip for now</Link>
        </Button>
      </Head>
      {children}
    </Frame>
  );
}

export const handle: ScreenHandle = { title: 'Welcome', sidebar: false, alone: true };

const questions: Readonly<Record<Step, ComponentType<StepProps>>> = {
  name: NameStep,
  writing: WritingStep,
  working: WorkingStep,
  microphone: MicrophoneStep,
};

/** "Back" uses the browser's history when the writer came from that step. */
function useStep() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const step = parseStep(search);
  const go = (to: Step): void => {
    // Rendered with the new address, or a second press would reach the question that was just answered.
    const options = { state: step, flushSync: true, defaultShouldRevalidate: false };
    void navigate({ search: toStepSearch(to, search) }, options);
  };
  const before = stepBefore(step);
  const after = stepAfter(step);
  const back = (to: Step): void => {
    if (state === to) void navigate(-1);
    else void navigate({ search: toStepSearch(to, search) }, { replace: true });
  };
  return {
    step,
    onBack: before === null ? null : () => back(before),
    onDone: () => {
      if (after !== null) go(after);
    },
  };
}

function Onboarding({ user }: { user: NewUser }) {
  const answering = useOnboardingForm(user);
  const { step, onBack, onDone } = useStep();
  useScrollUp(step, () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
  const Question = questions[step];
  return (
    <OnboardingFrame progress={progressAt(step)}>
      <Question key={step} user={user} answering={answering} onBack={onBack} onDone={onDone} />
    </OnboardingFrame>
  );
}

/** The welcome (/onboard), which ends in the first conversation. */
export function Component() {
  const user = useOnboardingUser();
  return user && <Onboarding key={user.id} user={user} />;
}
