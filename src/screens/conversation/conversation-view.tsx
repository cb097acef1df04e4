import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAchievements } from '#src/features/achievements/queries.ts';
import { AnswerComposer, SpokenWave } from '#src/features/conversation/components/answer-composer.tsx';
import { ConversationFrame } from '#src/features/conversation/components/conversation-frame.tsx';
import { ConversationStage, selectStage } from '#src/features/conversation/components/conversation-stage.tsx';
import { toRecordingsSlot } from '#src/features/conversation/components/earlier-answers.tsx';
import { useConversationHost } from '#src/features/conversation/conversation-host.ts';
import { getElementKind, getProjectSlug, toHeaderContent, untitled } from '#src/features/conversation/header.ts';
import { useTurns } from '#src/features/conversation/queries.ts';
import {
  type AnswerComposerModel,
  ComposerContext,
  isIdle,
  useAnswerComposer,
} from '#src/features/conversation/use-answer-composer.ts';
import type { EarlierTurn } from '#src/features/conversation/use-repeat.ts';
import { InsightsAside, InsightsOpener } from '#src/features/insights/components/insights-aside.tsx';
import type { InsightsContext } from '#src/features/insights/context.ts';
import { useSavedTabWhen } from '#src/features/insights/panel-state.ts';
import { useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useProfileSubscription } from '#src/features/profile/live.ts';
import { useProject } from '#src/features/projects/queries.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { getInterviewSource } from '#src/features/stories/interview-source.ts';
import { refreshStories, useStoryName } from '#src/features/stories/queries.ts';
import { SummaryCard } from '#src/features/summaries/components/summary-card.tsx';
import { getSummaryUpdateStore, useSummarySubscription } from '#src/features/summaries/summary-update-store.ts';
import { refreshWeek } from '#src/features/week/queries.ts';
import { type ConversationSubject, readId, readIdentifier } from '#src/lib/conversation-subject.ts';
import { subjectPath } from '#src/lib/paths.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { systemClock } from '#src/platform/clock.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { lazyModule } from '#src/ui/lazy-module.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import type { DialogControl } from '#src/ui/overlay/dialog-context.ts';
import { ConversationScreenHeader } from './conversation-screen-header.tsx';
import { endConversation } from './end-conversation.ts';
import { StartError } from './start-error.tsx';
import { useConversationInsights } from './use-conversation-insights.ts';

const RepeatAnswer = lazy(async () => {
  const { RepeatAnswer } = await import('#src/features/conversation/components/repeat-answer.tsx');
  return { default: RepeatAnswer };
});

/** Loaded when the browser is idle: a press that starts reading aloud may not wait for it. */
const useHandsFree = lazyModule(() => import('#src/features/conversation/hands-free/hands-free-screen.tsx'), {
  preload: true,
});

/** Returns a function that opens the dialog for repeating an answer. Null while an answer is processed. */
function repeatOpener(
  { state, conversation }: AnswerComposerModel,
  userId: number,
): ((turn: EarlierTurn) => void) | null {
  const isAtRest = state.phase === 'ready' && !state.isAwaitingQuestion && !state.processing;
  if (!isAtRest || conversation === undefined) return null;
  const { session_chat_id: sessionChatId } = conversation;
  return (turn) => {
    openDialog(<RepeatAnswer turn={turn} userId={userId} sessionChatId={sessionChatId} />, { size: 'lg' });
  };
}

/** Returns what acts on the current message's answer, or null without one. */
function forCurrent(turn: EarlierTurn | undefined, open: ((turn: EarlierTurn) => void) | null): (() => void) | null {
  return turn === undefined || open === null ? null : () => open(turn);
}

/** Returns a function that opens the form for a turn's transcript. Null while an answer is processed. */
function transcriptCorrector({
  state,
  conversation,
  store,
}: AnswerComposerModel): ((turn: EarlierTurn) => void) | null {
  const isAtRest = state.phase === 'ready' && !state.isAwaitingQuestion && !state.processing;
  if (!isAtRest || conversation === undefined) return null;
  return (turn) => {
    const { chat_message_id: messageId } = turn;
    const onSent = (status: string): void => {
      // The failed answer is processed again.
      if (messageId === store.state$.peek().messageId)
        store.dispatch({ type: 'messageProcessed', at: systemClock.now(), messageId, status });
    };
    const correction = { turn, sessionChatId: conversation.session_chat_id, onSent };
    void import('#src/features/conversation/components/correct-transcript.tsx').then(
      ({ correctTranscript }) => correctTranscript(correction),
      () => undefined,
    );
  };
}

function SummaryAbove({ summary, userId }: { summary: number; userId: number }) {
  useSummarySubscription(userId, summary);
  return <SummaryCard summary={summary} onRead={() => appActions().openSummary(summary)} />;
}

export type ConversationProps = {
  subject: ConversationSubject;
  userId: number;
  dialog?: DialogControl;
  backTo?: string;
  achievement?: string | null;
  /** Sends test=true with the project request. */
  isTest?: boolean;
  /** Receives the new story's id after its first answer. */
  onStoryCreated?: (story: number) => void;
};

const Screen = chakra('div', { base: { display: 'flex', bg: 'bg.canvas', minHeight: '0' } });

/** Isolates render errors; answers are saved on this device anyway. */
function Guarded({ part, children }: { part: string; children: ReactNode }) {
  return (
    <PanelBoundary onError={(error) => reportError(error, { area: 'conversation', part })}>{children}</PanelBoundary>
  );
}

function useSentView({ sent }: AnswerComposerModel): { text: string | null; wave: ReactNode } | null {
  return useMemo(
    () => sent && { text: sent.text, wave: sent.text === null ? <SpokenWave sent={sent} width="276px" /> : null },
    [sent],
  );
}

type Interview = { sessionChatId: number; title: string };

function InterviewActions({ sessionChatId, title }: Interview) {
  const items = useExportItems(useAuthor())(getInterviewSource(sessionChatId, title));
  return (
    <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-3">
      {items.map(({ label, icon, onSelect }) => (
        <Button key={label} variant="link" {...(icon && { icon })} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </chakra.div>
  );
}

function useInterviewActions(sessionChatId: number | undefined, title: string): ReactNode {
  return useMemo(
    () => sessionChatId !== undefined && <InterviewActions sessionChatId={sessionChatId} title={title} />,
    [sessionChatId, title],
  );
}

/** Null for other subjects, and for a new story without an answer. */
function useStory(
  subject: ConversationSubject,
  conversation: AnswerComposerModel['conversation'],
  isAnswered: boolean,
) {
  const isStory = subject.endpoint === 'stories';
  const id = isStory ? readId(readIdentifier(conversation?.identifier)) : null;
  const isCreated = isAnswered || (isStory && subject.story !== null);
  return { id, name: useStoryName(isCreated ? id : null) };
}

/** A story without a name has no page yet. */
function wayBack(subject: ConversationSubject, story: ReturnType<typeof useStory>, kind: string | null): string {
  const isStory = subject.endpoint === 'stories';
  return subjectPath(isStory ? { ...subject, story: story.name === null ? null : story.id } : subject, kind);
}

function Insights({ context, composer }: { context: InsightsContext; composer: AnswerComposerModel }) {
  useSavedTabWhen(composer.state.phase === 'trialEnded', context);
  return (
    <InsightsAside context={context} generating={composer.state.insightsPending} canOpen={() => isIdle(composer)} />
  );
}

export function ConversationView(props: ConversationProps) {
  const { subject, userId, dialog = null, achievement = null, isTest = false, onStoryCreated } = props;
  const host = useConversationHost(dialog);
  const navigate = useNavigate();
  useProfileSubscription(subject.endpoint === 'writer' ? userId : null);
  const composer = useAnswerComposer({
    subject,
    userId,
    onAnswered: () => {
      void refreshAchievements();
      void refreshWeek();
    },
    onRetryUpdate: (summary, recordingId) => void getSummaryUpdateStore(userId, summary).sendAgain(recordingId),
    onQuestionArrived: () => void refreshStories(story.id ?? undefined),
    onFinished: (result) => {
      const isElsewhere = isAnswered && subject.endpoint !== 'stories';
      const answers = isElsewhere ? (conversation?.session_chat_id ?? null) : null;
      const end = { ...result, story: result.story ?? story.id, kind, answers };
      endConversation(subject, end, host, (path) => void navigate(path));
    },
  });
  const { conversation, state } = composer;
  const sent = useSentView(composer);
  const kind = getElementKind(conversation);
  const project = useProject(getProjectSlug(conversation, subject), isTest).data;
  const context = useConversationInsights(subject, conversation, project);
  const turns = useTurns(conversation?.session_chat_id).data;
  const isAnswered = turns?.some((turn) => !turn.skipped) ?? false;
  const story = useStory(subject, conversation, isAnswered);
  const [mode, setMode] = useState<'usual' | 'handsFree' | 'back'>('usual');
  const onHandsFree = useCallback(() => setMode('handsFree'), []);
  // The trial's end and its plans are on the usual screen.
  if (mode === 'handsFree' && state.phase === 'trialEnded') setMode('usual');
  const handsFree = useHandsFree(mode === 'handsFree');
  const headerTitle = conversation && toHeaderContent(conversation, project, achievement).title;
  const title = story.name ?? headerTitle ?? untitled[subject.endpoint];
  const interviewActions = useInterviewActions(conversation?.session_chat_id, title);
  const createdId = isAnswered ? story.id : null;
  // Its number moves into the URL.
  useEffect(() => {
    if (createdId !== null) onStoryCreated?.(createdId);
  }, [createdId, onStoryCreated]);

  if (conversation === undefined || context === null)
    return (
      <StartError {...{ state, host, subject, project }} onRetry={composer.canRestart ? composer.restart : null} />
    );
  if (mode === 'handsFree' && handsFree !== null)
    return (
      <handsFree.HandsFreeScreen
        {...{ composer, subject }}
        title={title}
        isInDialog={dialog !== null}
        onLeave={() => setMode('back')}
      />
    );
  const backTo = props.backTo ?? wayBack(subject, story, kind);
  const onRepeat = repeatOpener(composer, userId);
  const onCorrect = transcriptCorrector(composer);
  const current = turns?.find(({ chat_message_id: id, skipped }) => id === state.messageId && !skipped);
  const isUntranscribed = current?.actions.transcription !== undefined && current.transcription === null;
  return (
    <Screen>
      <ConversationFrame
        head={
          <ConversationScreenHeader
            {...{ subject, conversation, project, achievement, dialog, backTo, onHandsFree }}
            store={composer.store}
            isBack={mode === 'back'}
            storyName={story.name}
          />
        }
        stage={
          <Guarded part="stage">
            {subject.endpoint === 'summaries' && <SummaryAbove summary={subject.summary} userId={userId} />}
            <ConversationStage
              conversation={conversation}
              {...selectStage(state)}
              turns={turns}
              sent={sent}
              recordingsSlot={toRecordingsSlot(composer)}
              actions={interviewActions}
              onRepeat={onRepeat}
              onCorrect={onCorrect}
            />
          </Guarded>
        }
        composer={
          <Guarded part="dock">
            <ComposerContext value={composer}>
              <AnswerComposer
                host={host}
                backTo={backTo}
                aside={dialog === null && <InsightsOpener context={context} />}
                onRepeat={forCurrent(current, onRepeat)}
                onTranscribe={isUntranscribed ? forCurrent(current, onCorrect) : null}
              />
            </ComposerContext>
          </Guarded>
        }
      />
      {dialog === null && <Insights context={context} composer={composer} />}
    </Screen>
  );
}
