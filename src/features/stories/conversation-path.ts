import type { SessionChatHeading, SessionChatRef } from '#src/contract/generated/types.ts';
import { isKnownEndpoint, readIdentifier, subjectOfChat } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { conversationPath, getPathAround } from '#src/lib/paths.ts';

export type LatestConversation = {
  /** Null if this version of the application doesn't know the conversation's endpoint. */
  readonly path: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string | null;
  readonly question: string | null;
  readonly questionNumber: number;
  /** Slug of its project, null outside projects. */
  readonly project: string | null;
  readonly touchedAt: string | null;
};

/** Returns the conversation to continue. Null if its ids are invalid. */
export function latestConversation(ref: SessionChatRef): LatestConversation | null {
  const subject = subjectOfChat({ ...ref, identifier: readIdentifier(ref.identifier) });
  const isUnknown = trimmed(ref.endpoint) !== null && !isKnownEndpoint(ref.endpoint);
  if (subject === null && !isUnknown) return null;
  return {
    path: subject && conversationPath(subject),
    title: trimmed(ref.title) ?? 'New story',
    subtitle: trimmed(ref.subtitle),
    image: trimmed(ref.image),
    question: trimmed(ref.question),
    questionNumber: ref.question_number,
    project: trimmed(ref.project_slug),
    touchedAt: trimmed(ref.updated_at),
  };
}

export type ConversationHeading = {
  readonly title: string;
  readonly subtitle: string | null;
  /** Path that continues it. Null if it's finished or this version doesn't know its endpoint. */
  readonly path: string | null;
  /** Path of the screen of what it is about. */
  readonly backTo: string;
};

export function toConversationHeading(heading: SessionChatHeading): ConversationHeading {
  const { endpoint, identifier, finished, title, subtitle, element_type: kind } = heading;
  const subject = subjectOfChat({ ...heading, identifier: readIdentifier(identifier) });
  // A story without a title has no page yet.
  const shown = subject?.endpoint === 'stories' && trimmed(title) === null ? { ...subject, story: null } : subject;
  return {
    title: trimmed(title) ?? (endpoint === 'stories' ? 'New story' : 'Conversation'),
    subtitle: trimmed(subtitle),
    path: subject === null || finished ? null : conversationPath(subject),
    backTo: shown === null ? '/' : getPathAround(shown, kind),
  };
}
