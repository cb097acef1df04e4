import type { SessionChatRef } from '#src/contract/generated/types.ts';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { isKnownEndpoint, subjectOfChat } from '#src/lib/conversation-subject.ts';
import { readIdentifier } from '#src/lib/identifier.ts';
import { asText } from '#src/lib/decode.ts';

export type LatestConversation = {
  /** Null if this version of the application doesn't know the conversation's endpoint. */
  readonly path: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string | null;
  readonly question: string | null;
  readonly questionNumber: number | null;
  /** Slug of its project, null outside projects. */
  readonly project: string | null;
  readonly touchedAt: string | null;
};

/** Returns the conversation to continue. Null if there isn't one, or its ids are invalid. */
export function latestConversation(ref: Partial<SessionChatRef> | null): LatestConversation | null {
  if (ref === null) return null;
  const subject = subjectOfChat({ ...ref, identifier: readIdentifier(ref.identifier) });
  const isUnknown = asText(ref.endpoint) !== null && !isKnownEndpoint(ref.endpoint);
  if (subject === null && !isUnknown) return null;
  return {
    path: subject && conversationPath(subject),
    title: asText(ref.title) ?? 'New story',
    subtitle: asText(ref.subtitle),
    image: asText(ref.image),
    question: asText(ref.question),
    questionNumber: typeof ref.question_number === 'number' && ref.question_number > 0 ? ref.question_number : null,
    project: asText(ref.project_slug),
    touchedAt: asText(ref.updated_at),
  };
}
