import { describe, expect, it } from 'vitest';
import type { Conversation } from '#src/contract/generated/model/index.ts';
import { parseExtracted, getBreadcrumbs } from './drawn.ts';

/** What a server may send, whatever the types promise. */
const sent = (data: unknown): Conversation => data as Conversation;

describe('what was drawn from the answers', () => {
  // Covers CONV-06.
  it('is listed in the order of the server', () => {
    const extracted = [
      { name: 'Home', value: 'Pell Harbour' },
      { name: 'Age', value: 'Nineteen' },
    ];
    expect(parseExtracted({ data: { extracted } })).toEqual(extracted);
  });

  it('leaves out rows without words, and is empty where nothing was drawn', () => {
    const extracted = [
      null,
      { name: 'Home' },
      { name: '', value: 'x' },
      { name: 'A', value: 3 },
      { name: 'B', value: 'b' },
    ];
    expect(parseExtracted(sent({ data: { extracted } }))).toEqual([{ name: 'B', value: 'b' }]);
    for (const data of [undefined, null, {}, { extracted: null }, { extracted: 'x' }]) {
      expect(parseExtracted(sent({ data }))).toEqual([]);
    }
  });
});

describe('the trail of a conversation', () => {
  // Covers CONV-03.
  it('ends where it stands, and says when it began earlier', () => {
    expect(getBreadcrumbs({ path: ['You', 'The desk'] })).toEqual({ steps: ['You', 'The desk'], more: false });
    expect(getBreadcrumbs({ path: ['a', 'b', 'a'] }).steps).toEqual(['b', 'a']);
    expect(getBreadcrumbs({ path: ['a', 'b', 'c', 'd'] })).toEqual({ steps: ['b', 'c', 'd'], more: true });
  });

  it('is empty where the server gives none', () => {
    for (const path of [undefined, null, 'x', [null, 3, '']]) expect(getBreadcrumbs(sent({ path })).steps).toEqual([]);
  });
});
