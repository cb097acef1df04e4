import { describe, expect, it } from 'vitest';
import { smallContract } from '../../tests/support/test-contract.ts';
import { checkEvent } from './check-event.ts';

const { events } = smallContract();

function getMismatchKinds(channel: string, event: string, data: unknown): readonly string[] {
  return checkEvent(events, { channel, event, data, at: 0 }).faults.map(({ kind, at }) => `${kind} ${at}`.trim());
}

describe('event check', () => {
  it("accepts a valid event under either class name and with PHP's empty list", () => {
    expect(getMismatchKinds('private-note.7', 'note.saved', '{"version":2}')).toEqual([]);
    expect(getMismatchKinds('private-note.7', 'NoteRead', '[]')).toEqual([]);
    expect(getMismatchKinds('private-note.7', String.raw`App\Events\NoteRead`, '{}')).toEqual([]);
    expect(checkEvent(events, { channel: 'private-note.7', event: 'NoteRead', data: '[]', at: 0 }).id).toBe('7');
  });

  it.each([
    ['private-story.7', 'note.saved', '{"version":2}', 'undeclared-channel'],
    ['private-note.7.8', 'note.saved', '{"version":2}', 'undeclared-channel'],
    ['private-note.7', 'note.lost', '{}', 'undeclared-event'],
    ['private-note.7', 'note.saved', { version: 2 }, 'event-encoding'],
    ['private-note.7', 'note.saved', 'saved', 'event-encoding'],
    ['private-note.7', 'note.saved', '{"version":"2"}', 'event-schema /version'],
    ['private-note.7', 'note.saved', '[]', 'event-schema'],
    ['private-note.7', 'note.saved', '{"version":2,"by":3}', 'undeclared-field by'],
    ['private-note.7', 'NoteRead', JSON.stringify({ text: 'x'.repeat(8000) }), 'event-too-large'],
  ])('reports %s %s %j as %s', (channel, event, data, kind) => {
    expect(getMismatchKinds(channel, event, data)).toEqual([kind]);
  });
});
