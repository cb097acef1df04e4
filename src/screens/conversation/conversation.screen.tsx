import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAchievement } from '#src/features/achievements/queries.ts';
import { useGoBack } from '#src/features/conversation/conversation-host.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import {
  achievementSubject,
  elementSubject,
  genericSubject,
  projectAchievementSubject,
  projectAddress,
  storySubject,
  summarySubject,
} from '#src/features/conversation/conversation-address.ts';
import { product } from '#src/lib/product.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { quickMode$ } from '#src/platform/persisted-flag.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { type ConversationProps, ConversationView } from './conversation-view.tsx';
import { EngineChoice } from './engine-choice.tsx';
import { StartErrorPopup } from './start-error.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';

type Props = Omit<ConversationProps, 'subject' | 'userId'> & {
  /** Null when the URL names no valid subject; no request is sent. */
  subject: ConversationSubject | null;
};

function ConversationScreen({ subject, ...more }: Props) {
  const writer = useCurrentUser();
  const goBack = useGoBack();
  if (writer === undefined) return null;
  if (subject === null)
    return <StartErrorPopup message={conversationTexts.nothingHere} onRetry={null} onLeave={goBack} />;
  return <SteadyConversation key={JSON.stringify(subject)} subject={subject} userId={writer.id} {...more} />;
}

/** Route params change during use; a conversation keeps its first subject. */
function SteadyConversation({ subject, ...more }: ConversationProps) {
  const [first] = useState(subject);
  return <ConversationView subject={first} {...more} />;
}

/** /stories/new and /stories/{story}/develop: a new story gets its URL after the first answer, without a remount. */
function StoryConversation() {
  const { story } = useParams();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ story, began: story });
  const [own, setOwn] = useState<string | null>(null);
  if (story !== shown.story) {
    const isSame = story === own;
    setShown({ story, began: isSame ? shown.began : story });
    if (!isSame) setOwn(null);
  }
  const isNew = story === undefined;
  const onStoryCreated = useCallback(
    (id: number): void => {
      if (!isNew) return;
      setOwn(String(id));
      void navigate(`/stories/${id}/develop`, { replace: true, preventScrollReset: true });
    },
    [isNew, navigate],
  );
  return <ConversationScreen subject={storySubject(shown.began)} onStoryCreated={onStoryCreated} />;
}

/** /projects/{slug}/conversation with its queries: a project, its element, or its achievement. */
function ProjectConversation() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const { subject, achievement } = projectAddress(slug, query);
  const { data, isPending } = useAchievement(achievement);
  if (achievement === null || subject?.endpoint !== 'projects')
    return <ConversationScreen subject={subject} achievement={data?.title ?? null} />;
  if (isPending) return <FullScreenLoader wordmark={product.name} line="Opening the conversation…" />;
  return <ConversationScreen subject={projectAchievementSubject(subject.project, String(data?.id ?? ''))} />;
}

/** The list of recordings reads the tab's flag. */
function enableQuickMode(): () => void {
  quickMode$.set(true);
  return () => quickMode$.set(false);
}

/**
 * /test/conversation-engine: runs the engine at any endpoint. `endpoint`, `element` and `projectSlug` name the subject,
 * as in /conversation/{endpoint?}/{element?}; otherwise choose it here. `quick=true` enables quick mode.
 * It sends `test=true` with the project request.
 */
function EngineTest() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const isQuick = query.get('quick') === 'true';
  useSubscription(isQuick ? enableQuickMode : null);
  const endpoint = query.get('endpoint');
  if (endpoint === null) return <EngineChoice />;
  const subject = genericSubject(endpoint, query.get('element') || undefined, query);
  const back = new URLSearchParams(query);
  for (const name of ['endpoint', 'element', 'projectSlug']) back.delete(name);
  return <ConversationScreen subject={subject} isTest backTo={`${pathname}?${back.toString()}`} />;
}

function AchievementConversation() {
  return <ConversationScreen subject={achievementSubject(useParams()['achievement'])} />;
}

function SummaryConversation() {
  return <ConversationScreen subject={summarySubject(useParams()['summary'])} />;
}

function ElementConversation() {
  const { slug, narrativeElementSlug } = useParams();
  return <ConversationScreen subject={elementSubject(slug, narrativeElementSlug)} />;
}

function ProjectAchievementConversation() {
  const { slug, userAchievementId } = useParams();
  return <ConversationScreen subject={projectAchievementSubject(slug, userAchievementId)} />;
}

/** /conversation/{endpoint?}/{element?}. */
function GenericConversation() {
  const { endpoint, element } = useParams();
  const [query] = useSearchParams();
  return <ConversationScreen subject={genericSubject(endpoint, element, query)} />;
}

function WriterConversation() {
  return <ConversationScreen subject={{ endpoint: 'writer' }} />;
}

function screen(title: string, Component: () => React.ReactNode, sidebar = false) {
  return { handle: { title, sidebar } satisfies ScreenHandle, Component };
}

/** The screens of the specification that hold a conversation: an address names the subject, the rest is the same. */
export const conversationScreens = {
  writer: screen('About you', WriterConversation),
  story: screen('Your story', StoryConversation),
  achievement: screen('Your achievement', AchievementConversation),
  summary: screen('Your summary', SummaryConversation),
  project: screen('Conversation', ProjectConversation, true),
  element: screen('Conversation', ElementConversation, true),
  projectAchievement: screen('Conversation', ProjectAchievementConversation, true),
  generic: screen('Conversation', GenericConversation),
  engineTest: screen('Conversation engine', EngineTest),
};
