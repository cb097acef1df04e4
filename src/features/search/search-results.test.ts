import { describe, expect, it } from 'vitest';
import type { Passage } from './search-passages.ts';
import type { SearchTarget } from './search-targets.ts';
import { type AnswerResults, groupResults, type SearchRow, type SearchSource } from './search-results.ts';

function createTarget(
  title: string,
  at: string | null = null,
  detail = 'Note',
  kind: SearchTarget['kind'] = 'note',
): SearchTarget {
  return {
    key: title,
    kind,
    title,
    detail,
    image: null,
    at,
    to: '/',
    project: 'p',
  };
}

function passage(text: string): Passage {
  return { key: text, kind: 'text', where: 'One, paragraph 1', text, to: '/' };
}

const action = { key: 'new', label: 'New note', icon: 'new' as const, run: () => undefined };

function formatRow(row: SearchRow): string {
  if (row.type === 'target') return row.target.title;
  if (row.type === 'passage') return row.passage.text;
  return row.type === 'action' ? row.action.label : `all ${row.count}`;
}

const noAnswers: AnswerResults = { passages: [], total: 0 };

type Source = Omit<SearchSource, 'answers'> & { readonly answers?: AnswerResults };

function formatResults(query: string, source: Source, opened: ReadonlySet<string>) {
  return groupResults(query, { answers: noAnswers, ...source }, opened).map(
    ({ name, rows }) => `${name}: ${rows.map(formatRow).join(', ')}`,
  );
}

const none = new Set<string>();

describe('search palette', () => {
  it('starts with the five most recent targets and the actions', () => {
    const targets = ['3', '1', '6', '2', '5', '4'].map((day) => createTarget(day, `2026-11-0${day}`));
    const source = {
      targets: [createTarget('S', '2026-12-01', 'Scene', 'scene'), ...targets],
      passages: [],
      actions: [action],
    };
    expect(formatResults(' ', source, none)).toEqual(['Go to: 6, 5, 4, 3, 2', 'Actions: New note']);
  });

  it('puts names that start with the query first and sorts equal matches by recency', () => {
    const targets = [
      createTarget('Love-letters'),
      createTarget('Hester', null, 'wrote the letter'),
      createTarget('A letter', '2026-11-01'),
      createTarget('The letter', '2026-11-09'),
      createTarget('Letter one'),
      createTarget('Salt'),
    ];
    const all = new Set(['Go to']);
    expect(formatResults('letter', { targets, passages: [], actions: [] }, all)).toEqual([
      'Go to: Letter one, The letter, A letter, Love-letters, Hester',
    ]);
    expect(formatResults('letter', { targets, passages: [], actions: [] }, none)).toEqual([
      'Go to: Letter one, The letter, A letter, all 5',
    ]);
  });

  it('lists text matches and shows a single extra row without a button', () => {
    const passages = ['one salt', 'two salt', 'no', 'three salt', 'four salt'].map(passage);
    expect(formatResults('salt', { targets: [], passages, actions: [action] }, none)).toEqual([
      'In your writing: one salt, two salt, three salt, four salt',
      'Actions: New note',
    ]);
  });

  it('expands a group to at most 50 rows', () => {
    const passages = Array.from({ length: 80 }, (_, index) => passage(`salt ${index}`));
    const source = { targets: [], passages, answers: noAnswers, actions: [] };
    const [closed, open] = [none, new Set(['In your writing'])].map(
      (opened) => groupResults('salt', source, opened)[0]?.rows,
    );
    expect(closed?.at(-1)).toMatchObject({ type: 'more', count: 50, isAll: false });
    expect(open).toHaveLength(50);
  });

  it("shows the server's excerpts unchanged, and matches loaded answers", () => {
    const marks = [
      { text: 'Le ', isHit: false },
      { text: 'sel', isHit: true },
    ];
    const passages = [{ ...passage('found'), marks }, passage('a salt road'), passage('no')];
    const source = { targets: [], passages: [], answers: { passages, total: 3 }, actions: [] };
    const [group] = groupResults('salt', source, none);
    expect(group?.name).toBe('In your answers');
    expect(group?.rows.map((row) => row.type === 'passage' && row.snippet)).toEqual([
      marks,
      [
        { text: 'a ', isHit: false },
        { text: 'salt', isHit: true },
        { text: ' road', isHit: false },
      ],
    ]);
  });

  it('says that there are more answers than it can show', () => {
    const passages = Array.from({ length: 50 }, (_, index) => ({ ...passage(`${index}`), marks: [] }));
    const source = { targets: [], passages: [], answers: { passages, total: 60 }, actions: [] };
    expect(groupResults('salt', source, none)[0]?.rows.at(-1)).toMatchObject({ type: 'more', count: 50, isAll: false });
  });

  it('puts an action whose name matches before the most likely one', () => {
    const actions = ['New note', 'Start a story', 'Dark theme', 'Keyboard shortcuts'].map((label) => ({
      ...action,
      key: label,
      label,
    }));
    expect(formatResults('keyb', { targets: [], passages: [], actions }, none)).toEqual([
      'Actions: Keyboard shortcuts, New note',
    ]);
  });

  it('omits groups without matches', () => {
    expect(formatResults('zzz', { targets: [createTarget('a')], passages: [passage('b')], actions: [] }, none)).toEqual(
      [],
    );
  });
});
