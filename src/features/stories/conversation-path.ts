import type { SessionChatRef } from '#src/contract/generated/model/index.ts';
import { conversationPath } from '#src/lib/conversation-places.ts';
import { subjectOfChat } from '#src/lib/conversation-subject.ts';
import { readIdentifier } from '#src/lib/identifier.ts';
import { asText } from '#src/lib/read-raw.ts';

/** A conversation to go on with, as a card shows it. */
export type LatestConversation = {
  /** The screen that goes on with it. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string | null;
  readonly question: string | null;
  readonly questionNumber: number | null;
  /** The slug of the project that it is about, null outside of projects. */
  readonly project: string | null;
  readonly touchedAt: string | null;
};

/** The conversation to go on with, whatever it is about; null for none, and for one that no screen of ours can open. */
export function latestConversation(ref: Partial<SessionChatRef> | null): LatestConversation | null {
  const subject = ref && subjectOfChat({ ...ref, identifier: readIdentifier(ref.identifier) });
  if (ref === null || subject === null) return null;
  return {
    path: conversationPath(subject),
    title: asText(ref.title) ?? 'New story',
    subtitle: asText(ref.subtitle),
    image: asText(ref.image),
    question: asText(ref.question),
    questionNumber: typeof ref.question_number === 'number' && ref.question_number > 0 ? ref.question_number : null,
    project: asText(ref.project_slug),
    touchedAt: asText(ref.updated_at),
  };
}
