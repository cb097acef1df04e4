import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleCheck, Lock, type LucideIcon, Mic, MicOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MicCircle } from '#src/features/conversation/components/mic-circle.tsx';
import { speakingMode$ } from '#src/features/conversation/speaking-mode.ts';
import { Refusal } from '#src/features/onboarding/components/refusal.tsx';
import { describeProject, firstProject, sameProject } from '#src/features/onboarding/first-project.ts';
import { type CheckState, type LevelRating, MicrophoneCheck } from '#src/features/onboarding/microphone-check.ts';
import { type NewUser, useSaveProfile } from '#src/features/onboarding/queries.ts';
import type { OnboardingForm } from '#src/features/onboarding/use-onboarding-form.ts';
import { readCreated, useCreateProject } from '#src/features/projects/queries.ts';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { toFormError } from '#src/lib/form-error.ts';
import { conversationPath } from '#src/lib/paths.ts';
import { microphoneTexts } from '#src/lib/screen-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SelectField } from '#src/ui/controls/select.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { LiveWave } from '#src/ui/media/wave.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';

const MicrophoneBox = chakra(Card, { base: { padding: { base: '4', md: '6' }, containerType: 'inline-size' } });

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '4' },
});

const StatusLine = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '20px', marginTop: '4', textStyle: 'label' },
});

const circleSize = { width: { base: '56px', md: '64px' }, height: { base: '56px', md: '64px' } };
const restingCircle = {
  ...circleSize,
  cursor: 'default',
  _hover: { bg: 'ember.solid' },
  _active: { transform: 'none' },
};

const ratings: Readonly<Record<LevelRating, { text: string; color: string; icon: LucideIcon | null }>> = {
  clear: { text: 'Loud and clear.', color: 'success.fg', icon: CircleCheck },
  quiet: {
    text: 'We can only just hear you. Move closer, or choose another microphone.',
    color: 'warning.fg',
    icon: TriangleAlert,
  },
  silent: { text: 'We can’t hear anything yet.', color: 'fg.muted', icon: null },
};

function RatingLine({ rating }: { rating: LevelRating | null }) {
  const result = rating === null ? null : ratings[rating];
  return (
    <StatusLine role="status" color={result?.color ?? 'fg.muted'}>
      {result?.icon && <Icon of={result.icon} />}
      {result?.text}
    </StatusLine>
  );
}

const Message = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '4',
    '& > button': { gridColumn: { base: '1 / -1', md: 'auto' }, justifySelf: 'end' },
  },
});

type MessageProps = { tone: 'asking' | 'danger'; icon: LucideIcon; title: string; text: string; children?: ReactNode };

function MessageContent({ tone, icon, title, text, children }: MessageProps) {
  return (
    <Message>
      <MicCircle as="span" tone={tone} size="lg" aria-hidden="true" css={circleSize}>
        <Icon of={icon} size={24} />
      </MicCircle>
      <chakra.div minWidth="0">
        <chakra.p textStyle="h3" {...(tone === 'danger' && { role: 'alert', color: 'danger.fg' })}>
          {title}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1" textWrap="pretty">
          {text}
        </chakra.p>
      </chakra.div>
      {children}
    </Message>
  );
}

function Asking() {
  return (
    <MessageContent
      tone="asking"
      icon={Mic}
      title="Your browser is asking to use the microphone"
      text="Choose Allow in your browser’s prompt."
    />
  );
}

function Refused({ state, onRetry }: { state: Extract<CheckState, { phase: 'refused' }>; onRetry: () => void }) {
  const { title, help } = microphoneTexts[state.reason];
  const isFinal = state.reason === 'unsupported' || state.reason === 'insecure';
  return (
    <MessageContent tone="danger" icon={MicOff} title={title} text={help}>
      {!isFinal && <Button onClick={onRetry}>Try again</Button>}
    </MessageContent>
  );
}

function LiveCheck({ check, state }: { check: MicrophoneCheck; state: Extract<CheckState, { phase: 'live' }> }) {
  const { microphones, chosen, rating } = state;
  return (
    <>
      <Row color="ember.solid">
        <MicCircle as="span" tone="live" size="lg" aria-hidden="true" css={restingCircle}>
          <Icon of={Mic} size={24} />
        </MicCircle>
        <LiveWave read={check.levels} tall />
      </Row>
      <RatingLine rating={rating} />
      {microphones.length > 1 && (
        <chakra.div marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="border.subtle">
          <SelectField
            label="Microphone"
            value={chosen ?? ''}
            options={microphones.map(({ id, label }) => ({ value: id, label }))}
            onChange={check.choose}
          />
        </chakra.div>
      )}
    </>
  );
}

function MicrophoneCard({ check }: { check: MicrophoneCheck }) {
  const state = useValue(check.state$);
  return (
    <MicrophoneBox floating>
      {state.phase === 'asking' && <Asking />}
      {state.phase === 'refused' && <Refused state={state} onRetry={() => void check.start()} />}
      {state.phase === 'live' && <LiveCheck check={check} state={state} />}
    </MicrophoneBox>
  );
}

type AnswerMode = 'spoken' | 'typed';

type ConversationStart = {
  readonly starting: AnswerMode | null;
  readonly problem: string | null;
  readonly start: (way: AnswerMode) => Promise<void>;
};

/**
 * Starts the first conversation: about the named project, or a new story. Checks for that project first, so that a lost
 * response doesn't create it twice.
 */
function useStartFirstConversation(user: NewUser, { answers, forget }: OnboardingForm): ConversationStart {
  const navigate = useNavigate();
  const { refetch } = useProjects();
  const { mutateAsync: saveProfile } = useSaveProfile();
  const { mutateAsync: createProject } = useCreateProject();
  const [startingWay, setStartingWay] = useState<AnswerMode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isTrying = useRef(false);

  const prepare = async (): Promise<string> => {
    const newProject = firstProject(answers.working, answers.formats);
    if (newProject === null) return conversationPath({ endpoint: 'stories', story: null });
    if (trimmed(user.data?.current_projects) === null)
      await saveProfile({ data: { current_projects: answers.working.trim() } });
    const { data: projects = [] } = await refetch({ throwOnError: true });
    const project =
      sameProject(projects, newProject)?.slug ?? (await readCreated(await createProject({ data: newProject })));
    return conversationPath({ endpoint: 'projects', project });
  };

  const start = async (way: AnswerMode): Promise<void> => {
    if (isTrying.current) return;
    isTrying.current = true;
    setStartingWay(way);
    setProblem(null);
    try {
      const path = await prepare();
      speakingMode$.set(way === 'spoken');
      forget();
      await navigate(path, { replace: true });
    } catch (error) {
      setProblem(toFormError(error, 'general', []).text);
      setStartingWay(null);
    } finally {
      isTrying.current = false;
    }
  };
  return { starting: startingWay, problem, start };
}

// Reserves the card's height, to avoid a layout shift when the browser asks.
const CardArea = chakra('div', { base: { minHeight: { md: '252px' } } });

function listen(check: MicrophoneCheck): () => void {
  void check.start();
  return check.stop;
}

export function MicrophoneStep({ user, answering, onBack }: StepProps) {
  const { answers } = answering;
  const [check] = useState(() => new MicrophoneCheck());
  useSubscription(listen, check);
  const { phase } = useValue(check.state$);
  const { starting, problem, start } = useStartFirstConversation(user, answering);
  return (
    <StepFrame
      intro={describeProject(answers.working, answers.formats)}
      question="Say anything. You should see this move."
      isBusy={starting === 'spoken'}
      onBack={onBack}
      onContinue={() => void start('spoken')}
      aside={{
        label: 'I’d rather type',
        loading: starting === 'typed',
        onPress: () => void start('typed'),
      }}
      asideOnly={phase === 'refused'}
    >
      <chakra.div marginBottom="4" _empty={{ display: 'none' }}>
        {problem !== null && <Refusal text={problem} />}
      </chakra.div>
      <CardArea>
        <MicrophoneCard check={check} />
        <chakra.p display="flex" alignItems="center" gap="2" textStyle="small" color="fg.subtle" marginTop="4">
          <Icon of={Lock} size={14} />
          We don’t record anything on this page.
        </chakra.p>
      </CardArea>
    </StepFrame>
  );
}
