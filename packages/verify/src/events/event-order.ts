import { asText, atPointer } from '#verify/base/values.ts';
import type { CheckedEvent } from '#verify/check/check-event.ts';

const transcript = 'the transcript';

/**
 * An answer's promised order: transcribed, processed, then question and insights generated, finally `completed`. The
 * transcript arrives after `transcribing`, before or after `processing`. `failed`, `pending` and undocumented statuses
 * have no rank, because a backend may retry.
 */
const ranks: ReadonlyMap<string, number> = new Map([
  ['transcribing', 1],
  ['processing', 2],
  [transcript, 2],
  ['generating_insights', 3],
  ['generating_question', 3],
  ['completed', 4],
]);

export class EventOrder {
  /** How far each message has got. */
  readonly #reached = new Map<string, { readonly rank: number; readonly name: string }>();

  /** Returns what is wrong with the event's place in the order, or null. */
  findMismatch({ received, message, payload }: CheckedEvent): string | null {
    const id = atPointer(payload, '/chat_message_id');
    const isTranscript = message?.name === 'ChatMessageTranscribed';
    if (id === undefined || !(isTranscript || message?.name === 'chatMessage.statusUpdated')) return null;
    const name = isTranscript ? transcript : asText(atPointer(payload, '/status'));
    const key = `${received.channel} ${asText(id)}`;
    const [rank, last] = [ranks.get(name), this.#reached.get(key)];
    if (rank === undefined) {
      this.#reached.delete(key);
      return null;
    }
    if (last && rank < last.rank)
      return `${isTranscript ? 'The transcript' : `Status ${name}`} arrived after ${last.name} for the same message.`;
    this.#reached.set(key, { rank, name });
    return null;
  }

  /** Forgets all, because a retry repeats the statuses. */
  reset(): void {
    this.#reached.clear();
  }
}
