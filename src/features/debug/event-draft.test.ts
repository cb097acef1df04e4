import { describe, expect, it } from 'vitest';
import { choicesOf, payloadOf } from './event-draft.ts';

const event = {
  event: 'toast.notification',
  channel: 'private-App.Models.User.{id}',
  listened: ['private-App.Models.User.7'],
  example: { type: 'success', title: 'Draft saved', message: 'It is in your library.' },
};

describe('the events that can be sent', () => {
  it('are offered on each channel that is listened to', () => {
    const listened = ['private-App.Models.User.7', 'private-App.Models.User.8'];
    expect(choicesOf([{ ...event, listened }]).map(({ key }) => key)).toEqual([
      'toast.notification private-App.Models.User.7',
      'toast.notification private-App.Models.User.8',
    ]);
  });

  it('are none while nobody listens', () => {
    expect(choicesOf([{ ...event, listened: [] }])).toEqual([]);
  });

  it('come with the contract’s example, ready to be edited', () => {
    expect(payloadOf(choicesOf([event])[0]?.example ?? '')).toEqual({ payload: event.example });
  });
});

describe('a payload', () => {
  it.each(['[]', 'null', '7', '"text"'])('is an object, not %s', (text) => {
    expect(payloadOf(text)).toEqual({ problem: 'The payload must be a JSON object.' });
  });

  it('that is no JSON says where', () => {
    expect(payloadOf('{"a": }')).toHaveProperty('problem', expect.stringContaining('JSON'));
  });
});
