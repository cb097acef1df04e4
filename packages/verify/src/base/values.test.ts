import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventOrder } from '#verify/events/event-order.ts';
import type { WatchedEvent } from '#verify/events/expected-event.ts';
import { asText } from './values.ts';

/** Valid JSON, but `String` throws on it. */
const withoutToString = { toString: null };

function statusUpdate(payload: unknown): WatchedEvent {
  return {
    received: {
      channel: 'private-sessionChat.61',
      event: 'chatMessage.statusUpdated',
      data: JSON.stringify(payload),
      at: 0,
    },
    channel: null,
    id: '61',
    message: 'chatMessage.statusUpdated',
    payload,
    declared: true,
    unprompted: false,
    receivedBy: 'writer',
  };
}

describe('asText', () => {
  it('turns any JSON value into text and leaves strings unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(asText(value)).toBe(typeof value === 'string' ? value : JSON.stringify(value));
      }),
      { examples: [[withoutToString]] },
    );
  });
});

describe('createEventOrder', () => {
  it('accepts an event with any JSON value as id and status', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (id, status) => {
        expect(createEventOrder().findMismatch(statusUpdate({ chat_message_id: id, status }))).toBeNull();
      }),
      { examples: [[withoutToString, withoutToString]] },
    );
  });
});
