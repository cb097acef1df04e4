import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, ElementRow, ProjectRow, Schema, SessionChatRow, Subject } from '#mocks/model/tables.ts';
import { waitingReconciliationSlug } from '#mocks/domains/projects/project-rows.ts';
import { getInsights, insightHeading, toInsightResource } from '#mocks/domains/insights/insights.ts';
import { latestMessage } from './questions.ts';
import { getSubjectHeading, subjectElement, subjectProject, subjectSlugs } from './subject.ts';

/** Older insights are loaded by their own requests. */
const mostInsights = 30;

export function toChatMessageResource(message: ChatMessageRow): Schema<'ChatMessage'> {
  return {
    id: message.id,
    question: message.question,
    answer: message.answer,
    status: message.status,
    audio_processed: message.audio_processed,
    error: message.error,
  };
}

/** Only a spoken answer has a transcription to correct. */
function toTranscriptionAction({
  id,
  session_chat_id,
  spoken,
}: ChatMessageRow): Pick<Schema<'ConversationActions'>, 'transcription'> {
  const url = `/api/v1/conversation/session-chats/${session_chat_id}/chat-messages/${id}/transcription`;
  return spoken ? { transcription: { url } } : {};
}

function toActionsResource(chat: SessionChatRow, message: ChatMessageRow): Schema<'ConversationActions'> {
  const chatUrl = `/api/v1/conversation/session-chats/${chat.id}`;
  const messageUrl = `${chatUrl}/chat-messages/${message.id}`;
  return {
    answer: { url: `${messageUrl}/answer` },
    skip: { url: `${messageUrl}/skip` },
    retry: { url: `${messageUrl}/retry` },
    finish: { url: `${chatUrl}/finish` },
    ...toTranscriptionAction(message),
  };
}

function toInsightsResource(session: MockSession, chat: SessionChatRow): Schema<'DevelopmentInsights'> | null {
  const insights = getInsights(session, chat.id).slice(0, mostInsights).map(toInsightResource);
  if (insights.length === 0) return null;
  const { project, element } = subjectSlugs(session, chat.subject);
  return { projectSlug: project, narrativeElementSlug: element, ...insightHeading(session, chat), insights };
}

type LatestResource = Required<Schema<'ChatMessageLatest'>> & { readonly chat_message: Schema<'ChatMessage'> };

export function toLatestResource(session: MockSession, chat: SessionChatRow): LatestResource {
  const message = latestMessage(session, chat.id);
  return {
    chat_message: toChatMessageResource(message),
    actions: toActionsResource(chat, message),
    path: [...chat.path],
    progress: chat.progress,
    data: { extracted: [...chat.extracted] },
    development_insights: toInsightsResource(session, chat),
  };
}

function toConversationProject({ project }: ProjectRow): Schema<'ConversationProject'> {
  return {
    id: project.id,
    slug: project.slug,
    project_slug: project.slug,
    name: project.name,
    subtitle: project.subtitle ?? null,
    image: project.image ?? null,
  };
}

function toConversationElement({ id, element }: ElementRow): Schema<'ConversationElement'> {
  return {
    id,
    slug: element.slug,
    name: element.name,
    type: element.type,
    image: element.image ?? null,
  };
}

export function toConversationResource(session: MockSession, chat: SessionChatRow): Schema<'Conversation'> {
  const { subject } = chat;
  const [project, row] = [subjectProject(session, subject), subjectElement(session, subject)];
  const element = row && toConversationElement(row);
  return {
    ...toLatestResource(session, chat),
    identifier: subject.identifier,
    session_chat_id: chat.id,
    project: project && toConversationProject(project),
    element,
    narrative_element: element,
    achievement:
      subject.endpoint === 'users/achievement' ? { title: getSubjectHeading(session, subject)?.title ?? '' } : null,
  };
}

export function toTurnResource(message: ChatMessageRow): Schema<'Turn'> {
  return {
    chat_message_id: message.id,
    question: message.question.content,
    answer: message.answer,
    transcription: message.transcription,
    transcription_source: message.transcription_source,
    audio: message.spoken ? `/media/recordings/${message.id}` : null,
    duration_ms: message.duration_ms,
    skipped: message.skipped,
    actions: message.skipped
      ? {}
      : {
          answer: {
            url: `/api/v1/conversation/session-chats/${message.session_chat_id}/chat-messages/${message.id}/answer`,
          },
          ...toTranscriptionAction(message),
        },
    created_at: message.answered_at ?? message.created_at,
  };
}

const finishMessages: { readonly [Endpoint in Subject['endpoint']]: (title: string) => string } = {
  stories: () => 'Your answers are on the story’s page.',
  writer: () => 'Your answers are saved with your profile.',
  'users/achievement': () => 'Your answers are saved with the achievement.',
  summaries: () => 'Your answers are saved with the summary.',
  projects: (title) => `Your answers are saved with ${title}.`,
  'narrative-elements': (title) => `Your answers are saved with ${title}.`,
};

export function createFinishResult(session: MockSession, { subject }: SessionChatRow): Schema<'ConversationFinished'> {
  const { endpoint, identifier, project_id } = subject;
  const title = getSubjectHeading(session, subject)?.title ?? null;
  return {
    identifier,
    endpoint,
    element: subjectElement(session, subject)?.element.slug ?? null,
    title,
    message: finishMessages[endpoint](title ?? 'it'),
    data: {
      story_id: endpoint === 'stories' ? identifier : null,
      summary_id: endpoint === 'summaries' ? identifier : null,
      reconciliation_slug: project_id === null ? null : waitingReconciliationSlug(session, project_id),
    },
  };
}
