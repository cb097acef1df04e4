import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConversationFrame } from '#src/features/conversation/components/conversation-frame.tsx';
import { ConversationHeader } from '#src/features/conversation/components/conversation-header.tsx';
import { ConversationStage } from '#src/features/conversation/components/conversation-stage.tsx';
import { headerOf, projectSlugOf } from '#src/features/conversation/header.ts';
import { type ConversationEntry, useTurns } from '#src/features/conversation/queries.ts';
import { useNewestInsight } from '#src/features/insights/queries.ts';
import { useProject } from '#src/features/projects/queries.ts';
import { refreshStories, useStoryName } from '#src/features/stories/queries.ts';
import { product } from '#src/lib/product.ts';
import { readIdentifier } from '#src/lib/identifier.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { AnswerDock } from './answer-dock.tsx';
import { ConversationActions } from './conversation-actions.tsx';
import { InsightsBeside, InsightsOpener } from './insights-beside.tsx';
import { StartTrouble } from './start-trouble.tsx';
import { SpokenWave } from './spoken-wave.tsx';
import { type Answering, useAnswering } from './use-answering.ts';

/** The id of the story a conversation is about; null when there is nothing usable. */
function storyOf(identifier: unknown): number | null {
  const id = Number(readIdentifier(identifier) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** What was sent last, as the stage shows it: the words, or the frozen wave. */
function sentView({ sent }: Answering): { text: string | null; wave: ReactNode } | null {
  return sent && { text: sent.text, wave: sent.text === null ? <SpokenWave sent={sent} room="276px" /> : null };
}

type Props = {
  entry: ConversationEntry;
  userId: number;
  /** The address is still the one of a new story. */
  isNew: boolean;
  /** Tells which story this conversation turned out to be about. */
  onStory: (id: string) => void;
};

const Screen = chakra('div', { base: { display: 'flex', bg: 'bg.canvas' } });

/** One part that breaks leaves the others standing; what was said is kept on this device all the same. */
function Guarded({ part, children }: { part: string; children: ReactNode }) {
  return (
    <PanelBoundary onError={(error) => reportError(error, { area: 'conversation', part })}>{children}</PanelBoundary>
  );
}

/** After its first answer a new story gets its own address, without a new mount; null while it is not its time. */
function useOwnAddress(storyId: number | null, onStory: (id: string) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (storyId === null) return;
    onStory(String(storyId));
    void navigate(`/stories/${storyId}/develop`, { replace: true, preventScrollReset: true });
  }, [storyId, navigate, onStory]);
}

/** The interview of a story: one question at a time, answered by voice or by text, with the insights beside it. */
export function StoryConversation({ entry, userId, isNew, onStory }: Props) {
  const navigate = useNavigate();
  const answering = useAnswering({
    entry,
    userId,
    onQuestionArrived: () => {
      if (storyId !== null) void refreshStories(storyId);
    },
    onFinished: () => finish(),
  });
  const { conversation, state } = answering;
  const project = useProject(projectSlugOf(conversation)).data;
  const newest = useNewestInsight(conversation?.session_chat_id);
  const storyId = storyOf(conversation?.identifier);
  const turns = useTurns(conversation?.session_chat_id).data ?? [];
  const isAnswered = turns.some((turn) => !turn.skipped);
  const name = useStoryName(isAnswered || entry !== 'new-story' ? storyId : null);

  function finish(): void {
    if (storyId === null) return;
    void refreshStories(storyId);
    toast({ type: 'success', title: 'Conversation finished', message: 'Your answers are on the story’s page.' });
    void navigate(`/stories/${storyId}`, { replace: true });
  }

  useOwnAddress(isNew && isAnswered ? storyId : null, onStory);

  if (conversation === undefined)
    return (
      <StartTrouble
        state={state}
        onRetry={answering.restart}
        loading={<FullScreenLoader wordmark={product.name} line="Opening the conversation" />}
      />
    );
  return (
    <Screen>
      <ConversationFrame
        head={
          <ConversationHeader
            facts={{ ...headerOf(conversation, project), ...(name !== null && { title: name }) }}
            untitled="New story"
            progress={conversation.progress ?? null}
            backTo={name === null ? '/stories' : `/stories/${storyId}`}
          >
            <ConversationActions answering={answering} />
          </ConversationHeader>
        }
        stage={
          <Guarded part="stage">
            <ConversationStage conversation={conversation} state={state} turns={turns} sent={sentView(answering)} />
          </Guarded>
        }
        dock={
          <Guarded part="dock">
            <AnswerDock answering={answering} aside={<InsightsOpener newest={newest} />} />
          </Guarded>
        }
      />
      <InsightsBeside sessionChatId={conversation.session_chat_id} generating={state.insightsPending} />
    </Screen>
  );
}
