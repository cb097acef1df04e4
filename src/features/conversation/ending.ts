import { readId, readSlug } from '#src/lib/conversation-subject.ts';
import { serverText } from '#src/lib/describe-error.ts';
import { asObject } from '#src/lib/read-raw.ts';

/** The end of a conversation, as the answer of finish or its event tells it; what is missing is null. */
export type FinishResult = {
  /** What it was about. */
  readonly title: string | null;
  /** Where the answers are. */
  readonly message: string | null;
  readonly story: number | null;
  /** Changes drawn from the answers that wait to be settled. */
  readonly reconciliation: string | null;
};

/** Reads `ConversationFinished`; a server may say anything, or nothing at all. */
export function parseFinishResult(raw: unknown): FinishResult {
  const finished = asObject(raw);
  const data = asObject(finished['data']);
  return {
    title: serverText(finished['title']),
    message: serverText(finished['message']),
    story: readId(data['story_id']),
    reconciliation: readSlug(data['reconciliation_slug']),
  };
}
