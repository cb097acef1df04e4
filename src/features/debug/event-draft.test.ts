import { describe, expect, it } from 'vitest';
import { toEventChoices, parsePayload } from './event-draft.ts';

const event = {
  event: 'toast.notification',
  channel: 'private-App.Models.User.{id}',
  listened: ['private-App.Models.User.7'],
  example: { type: 'success', title: 'Draft saved', message: 'It is in your library.' },
};

describe('sendable events', () => {
  it('offers an event on each channel with a listener', () => {
    const listened = ['private-App.Models.User.7', 'private-App.Models.User.8'];
    expect(toEventChoices([{ ...event, listened }]).map(({ key }) => key)).toEqual([
      'toast.notification private-App.Models.User.7',
      'toast.notification private-App.Models.User.8',
    ]);
  });

  it('offers no events without a listener', () => {
    expect(toEventChoices([{ ...event, listened: [] }])).toEqual([]);
  });

  it("prefills the payload with the contract's example", () => {
    expect(parsePayload(toEventChoices([event])[0]?.example ?? '')).toEqual({ payload: event.example });
  });
});

describe('event payload', () => {
  it.each(['[]', 'null', '7', '"text"'])("rejects %s because it isn't a JSON object", (text) => {
    expect(parsePayload(text)).toEqual({ problem: 'The payload must be a JSON object.' });
  });

  it('reports invalid JSON', () => {
    expect(parsePayload('{"a": }')).toHaveProperty('problem', expect.stringContaining('JSON'));
  });
});
