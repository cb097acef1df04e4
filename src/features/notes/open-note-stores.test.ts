import { describe, expect, it } from 'vitest';
import { parseDraftKey } from './open-note-stores.ts';

describe('parseDraftKey', () => {
  it.each([
    ['701/title/a', { note: '701', fieldId: 'title', opening: 'a' }],
    ['701/7101/a', { note: '701', fieldId: 7101, opening: 'a' }],
    ['701/x/a', null],
    ['701/7101', null],
    ['701/7101/a/b', null],
    ['', null],
  ])('parses the key %j', (entityId, parsed) => {
    expect(parseDraftKey({ surface: 'note', entityId })).toEqual(parsed);
    expect(parseDraftKey({ surface: 'answer', entityId })).toBeNull();
  });
});
