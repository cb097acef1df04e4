import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventOrder } from '#verify/events/event-order.ts';
import type { CheckedEvent } from '#verify/check/check-event.ts';
import { asText } from './values.ts';

/** Valid JSON, but `String` throws on it. */
const withoutToString = { toString: null };

const message = { name: 'chatMessage.statusUpdated', className: null, unprompted: null, optional: false };

function statusUpdate(payload: unknown): CheckedEvent {
  return {
    received: { channel: 'private-sessionChat.61', event: message.name, data: JSON.stringify(payload), at: 0 },
    channel: null,
    id: '61',
    message: { ...message, example: {}, schema: {} },
    name: message.name,
    payload,
    faults: [],
    fields: [],
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

describe('EventOrder', () => {
  it('accepts an event with any JSON value as id and status', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (id, status) => {
        expect(new EventOrder().findMismatch(statusUpdate({ chat_message_id: id, status }))).toBeNull();
      }),
      { examples: [[withoutToString, withoutToString]] },
    );
  });
});
