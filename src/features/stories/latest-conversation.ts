import type { SessionChatRef } from '#src/api/generated/types.ts';
import { isKnownEndpoint, readIdentifier, subjectOfChat } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { conversationPath } from '#src/lib/paths.ts';

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
