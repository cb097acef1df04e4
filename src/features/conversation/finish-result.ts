import { readId, readSlug } from '#src/lib/conversation-subject.ts';
import { serverText } from '#src/lib/describe-error.ts';
import { asObject } from '#src/lib/decode.ts';

export type FinishResult = {
  readonly title: string | null;
  readonly message: string | null;
  readonly story: number | null;
  /** Changes from the answers that need review. */
  readonly reconciliation: string | null;
};

/** Parses `ConversationFinished` from an event or a server-given address, whose response isn't normalised. */
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
