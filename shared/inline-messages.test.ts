import { describe, expect, it } from 'vitest';
import { inlineMessages } from './inline-messages.ts';

const message = { name: 'note.updated' };

describe('inlineMessages', () => {
  it('puts a shared message into each channel that refers to it', () => {
    const reference = { $ref: '#/components/messages/noteUpdated' };
    const document = {
      channels: { a: { address: 'a', messages: { one: reference } }, b: { messages: { two: reference } } },
      components: { messages: { noteUpdated: message } },
    };
    expect(inlineMessages(document).channels).toEqual({
      a: { address: 'a', messages: { one: message } },
      b: { messages: { two: message } },
    });
  });

  it('keeps a message that is already in its channel', () => {
    expect(inlineMessages({ channels: { a: { messages: { one: message } } } })).toEqual({
      channels: { a: { messages: { one: message } } },
    });
  });

  it('rejects a reference to a missing message', () => {
    const document = { channels: { a: { messages: { one: { $ref: '#/components/messages/gone' } } } } };
    expect(() => inlineMessages(document)).toThrow(
      'AsyncAPI: the reference #/components/messages/gone has no message.',
    );
  });
});
