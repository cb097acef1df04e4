import { foldText, getSearchTerms, matchesAll } from '#shared/text/search.ts';
import { highlight, rankTitle, snippet, type HighlightRun } from '#src/lib/search-match.ts';
import type { Passage } from './search-passages.ts';
import type { SearchTarget } from './search-targets.ts';

export type SearchAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: 'new' | 'talk' | 'theme' | 'keys';
  readonly run: () => void;
};

export type SearchRow =
  | {
      readonly type: 'target';
      readonly key: string;
      readonly target: SearchTarget;
      readonly title: readonly HighlightRun[];
      readonly detail: readonly HighlightRun[];
    }
  | {
      readonly type: 'passage';
      readonly key: string;
      readonly passage: Passage;
      readonly snippet: readonly HighlightRun[];
    }
  | { readonly type: 'action'; readonly key: string; readonly action: SearchAction }
  /** `isAll` is false when more results exist than are shown. */
  | {
      readonly type: 'more';
      readonly key: string;
      readonly group: string;
      readonly count: number;
      readonly isAll: boolean;
    };

export type SearchGroup = {
  readonly name: string;
  /** Of actions, which aren't results of the search. */
  readonly isOfActions: boolean;
  readonly rows: readonly SearchRow[];
};

/** Matching answers: the first ones, and how many there are. */
export type AnswerResults = { readonly passages: readonly Passage[]; readonly total: number };

export type SearchSource = {
  readonly targets: readonly SearchTarget[];
  readonly passages: readonly Passage[];
  readonly answers: AnswerResults;
  readonly actions: readonly SearchAction[];
};

const visibleCounts = { targets: 3, passages: 3, actions: 2 };
const first = { targets: 5, actions: 5 };
const most = 50;

function touched({ at }: SearchTarget): string {
  return at ?? '';
}

function byTouch(one: SearchTarget, other: SearchTarget): number {
  return touched(other).localeCompare(touched(one));
}

type ResultList<T> = {
  readonly items: readonly T[];
  readonly toRow: (one: T) => SearchRow;
  /** If more exist than `items`. */
  readonly total?: number;
};

/** Converts only the shown rows, followed by a row for the rest. */
function toRows<T>(
  group: string,
  { items, toRow, total = items.length }: ResultList<T>,
  limit: number,
  isOpened: boolean,
): readonly SearchRow[] {
  if (isOpened || items.length <= limit + 1) return items.slice(0, most).map(toRow);
  const count = Math.min(items.length, most);
  const more: SearchRow = { type: 'more', key: `more ${group}`, group, count, isAll: total <= count };
  return [...items.slice(0, limit).map(toRow), more];
}

/** Cached with their targets: a long manuscript isn't folded at each key press. */
const foldedTexts = new WeakMap<SearchTarget | Passage, readonly string[]>();

function getFoldedTexts(one: SearchTarget | Passage): readonly string[] {
  const texts = foldedTexts.get(one) ?? ('text' in one ? [one.text] : [one.title, one.detail]).map(foldText);
  foldedTexts.set(one, texts);
  return texts;
}

function findTargets(targets: readonly SearchTarget[], terms: readonly string[]): ResultList<SearchTarget> {
  const matches = targets
    .filter((target) => matchesAll(getFoldedTexts(target), terms))
    .map((target) => ({ target, rank: rankTitle(target.title, terms) }))
    .toSorted((one, other) => one.rank - other.rank || byTouch(one.target, other.target))
    .map(({ target }) => target);
  const toRow = (target: SearchTarget): SearchRow => {
    const { key, title, detail } = target;
    return { type: 'target', key, target, title: highlight(title, terms), detail: highlight(detail, terms) };
  };
  return { items: matches, toRow };
}

function findPassages(passages: readonly Passage[], terms: readonly string[]): ResultList<Passage> {
  const matches = passages.filter((passage) => matchesAll(getFoldedTexts(passage), terms));
  const toRow = (passage: Passage): SearchRow => {
    return { type: 'passage', key: passage.key, passage, snippet: snippet(passage.text, terms) };
  };
  return { items: matches, toRow };
}

/** The server's matches unchanged; others only if they have every word. */
function findAnswers({ passages, total }: AnswerResults, terms: readonly string[]): ResultList<Passage> {
  const items = passages.filter((one) => one.marks !== undefined || matchesAll(getFoldedTexts(one), terms));
  const toRow = (passage: Passage): SearchRow => {
    return { type: 'passage', key: passage.key, passage, snippet: passage.marks ?? snippet(passage.text, terms) };
  };
  return { items, toRow, total: total - passages.length + items.length };
}

function toGroups(name: string, rows: readonly SearchRow[], isOfActions = false): SearchGroup[] {
  return rows.length === 0 ? [] : [{ name, isOfActions, rows }];
}

function actionsFor(terms: readonly string[], actions: readonly SearchAction[]): readonly SearchRow[] {
  const isNamed = ({ label }: SearchAction): boolean => terms.length > 0 && matchesAll([foldText(label)], terms);
  const named = actions.filter(isNamed);
  return [...named, ...actions.filter((action) => !named.includes(action))].map((action) => ({
    type: 'action',
    key: action.key,
    action,
  }));
}

/**
 * Returns the palette's rows: targets with every word in name or detail, matching passages, and actions. An empty query
 * returns recent targets and actions. `opened`: the fully expanded groups.
 */
export function groupResults(query: string, source: SearchSource, opened: ReadonlySet<string>): readonly SearchGroup[] {
  const terms = getSearchTerms(query);
  const actions = actionsFor(terms, source.actions);
  if (terms.length === 0) {
    const last = source.targets
      .filter(({ kind }) => kind !== 'scene')
      .toSorted(byTouch)
      .slice(0, first.targets);
    const { toRow } = findTargets([], []);
    return [...toGroups('Go to', last.map(toRow)), ...toGroups('Actions', actions.slice(0, first.actions), true)];
  }
  const [go, text, said] = ['Go to', 'In your writing', 'In your answers'];
  return [
    ...toGroups(go, toRows(go, findTargets(source.targets, terms), visibleCounts.targets, opened.has(go))),
    ...toGroups(text, toRows(text, findPassages(source.passages, terms), visibleCounts.passages, opened.has(text))),
    ...toGroups(said, toRows(said, findAnswers(source.answers, terms), visibleCounts.passages, opened.has(said))),
    ...toGroups('Actions', actions.slice(0, visibleCounts.actions), true),
  ];
}
