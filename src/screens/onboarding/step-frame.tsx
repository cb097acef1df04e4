import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import type { NewUser } from '#src/features/onboarding/queries.ts';
import type { OnboardingForm } from '#src/features/onboarding/use-onboarding-form.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';

export type StepProps = {
  readonly user: NewUser;
  readonly answering: OnboardingForm;
  readonly onBack: (() => void) | null;
  readonly onDone: () => void;
};

const Step = chakra('form', {
  base: {
    display: 'grid',
    // On large screens the buttons follow the fields, otherwise they're at the bottom.
    gridTemplateRows: { base: 'minmax(0, 1fr) auto', md: 'minmax(24px, 44fr) auto auto minmax(24px, 56fr)' },
  },
});

const Stage = chakra('div', {
  base: {
    gridRow: { md: '2' },
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '7', md: '0' },
    paddingBottom: { base: '8', md: '0' },
  },
});

const Column = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '620px',
    marginInline: 'auto',
    animation: 'fade-in var(--chakra-durations-panel) var(--chakra-easings-enter)',
  },
});

const Question = chakra('h1', { base: { textStyle: 'question', outline: 'none' } });

const Foot = chakra('div', {
  base: {
    gridRow: { md: '3' },
    display: 'grid',
    gridTemplateAreas: { base: '"main main" "back aside"', md: '"back aside main"' },
    gridTemplateColumns: { base: '1fr auto', md: '1fr auto auto' },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '3',
    width: 'full',
    // As wide as the fields.
    maxWidth: { md: '684px' },
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { md: '8' },
    paddingBottom: { base: 'calc(24px + env(safe-area-inset-bottom))', md: '8' },
    '& > [data-part=back]': { gridArea: 'back', justifySelf: 'start', marginInlineStart: '-3' },
    '& > [data-part=aside]': {
      gridArea: 'aside',
      maxWidth: 'none',
      whiteSpace: 'nowrap',
      marginInlineEnd: { base: '-3', md: '0' },
    },
    '& > [data-part=main]': { gridArea: 'main', minHeight: { base: 'touch', md: 'control' }, paddingInline: '6' },
  },
});

type Props = {
  intro: string | null;
  question: string;
  children: ReactNode;
  aside?: { label: string; onPress: () => void; loading?: boolean } | undefined;
  asideOnly?: boolean;
  isBusy?: boolean;
  onBack: (() => void) | null;
  onContinue: () => void;
};

export function StepFrame({
  intro,
  question,
  children,
  aside,
  asideOnly = false,
  isBusy = false,
  onBack,
  onContinue,
}: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!asideOnly) onContinue();
  };
  return (
    <Step noValidate aria-busy={isBusy} onSubmit={submit}>
      <Stage>
        <Column>
          <ProgressThread>
            {intro !== null && (
              <chakra.p textStyle="small" color="fg.subtle" marginBottom="3" lineClamp="2" overflowWrap="anywhere">
                {intro}
              </chakra.p>
            )}
            <Question tabIndex={-1}>{question}</Question>
          </ProgressThread>
          <chakra.div marginTop={{ base: '8', md: '10' }}>{children}</chakra.div>
        </Column>
      </Stage>
      <Foot>
        {onBack && (
          <Button data-part="back" variant="text" icon={ArrowLeft} onClick={onBack}>
            Back
          </Button>
        )}
        {aside && (
          <Button
            data-part={asideOnly ? 'main' : 'aside'}
            variant={asideOnly ? 'solid' : 'text'}
            loading={aside.loading ?? false}
            onClick={aside.onPress}
          >
            {aside.label}
          </Button>
        )}
        {!asideOnly && (
          <Button data-part="main" type="submit" variant="solid" loading={isBusy}>
            Continue
          </Button>
        )}
      </Foot>
    </Step>
  );
}
