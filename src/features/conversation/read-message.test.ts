import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApiError } from '#src/platform/api-error.ts';
import { readMessage, readTurns } from './read-message.ts';

/** JSON allows it, but a template or comparison throws on it. */
const withoutToString = { toString: null, valueOf: null };

function rowWith(...names: readonly string[]) {
  return fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])), { requiredKeys: [] });
}

describe('readMessage', () => {
  it('returns a message with a valid id and question, or throws an ApiError', () => {
    const messages = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.oneof(fc.nat(), fc.jsonValue()), question: rowWith('content', 'title', 'audio') }),
    );
    fc.assert(
      fc.property(messages, (raw) => {
        try {
          const message = readMessage(raw, 'chatMessageLatestRead');
          if (raw === null) expect(message).toBeNull();
          else expect(message?.id).toBeGreaterThan(0);
          expect(message?.question?.content ?? '').toBeTypeOf('string');
          expect(message?.question?.title ?? '').toBeTypeOf('string');
        } catch (error) {
          expect(isApiError(error, 'parse')).toBe(true);
        }
      }),
      { examples: [[{ id: withoutToString }], [{ id: 7, question: { content: withoutToString } }]] },
    );
  });

  it('returns null for a response without a message', () => {
    expect(readMessage(undefined, 'chatMessageLatestRead')).toBeNull();
    expect(readMessage(null, 'chatMessageLatestRead')).toBeNull();
  });

  it('returns the status unchecked', () => {
    expect(readMessage({ id: 7, status: withoutToString }, 'chatMessageLatestRead')).toMatchObject({
      id: 7,
      status: withoutToString,
      question: null,
    });
  });
});

describe('readTurns', () => {
  it('returns only turns with valid ids, texts and durations, for any page', () => {
    const rows = fc.array(
      fc.oneof(
        fc.jsonValue(),
        rowWith('chat_message_id', 'question', 'answer', 'transcription', 'audio', 'duration_ms', 'skipped').map(
          (row) => ({ chat_message_id: 7, ...row }),
        ),
      ),
    );
    fc.assert(
      fc.property(rows, (data) => {
        for (const turn of readTurns({ data })) {
          expect(turn.chat_message_id).toBeGreaterThan(0);
          for (const text of [turn.question, turn.answer, turn.transcription, turn.audio])
            expect(text ?? '').toBeTypeOf('string');
          expect(turn.duration_ms ?? 0).toBeGreaterThanOrEqual(0);
          expect(turn.skipped).toBeTypeOf('boolean');
        }
      }),
      {
        examples: [[[{ chat_message_id: withoutToString }]], [[{ chat_message_id: 7, duration_ms: withoutToString }]]],
      },
    );
  });
});
