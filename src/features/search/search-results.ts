import {
  matchesAll,
  highlight,
  normalize,
  rankTitle,
  snippet,
  getSearchTerms,
  type HighlightRun,
} from './search-match.ts';
import type { Snippet } from './search-passages.ts';
import type { SearchTarget } from './search-targets.ts';

export type SearchAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: 'new' | 'talk' | 'theme' | 'keys';
  readonly run: () => void;
};

export type SearchRow =
  | {
      readonly type: 'place';
      readonly key: string;
      readonly target: SearchTarget;
      readonly title: readonly HighlightRun[];
      readonly detail: readonly HighlightRun[];
    }
  | {
      readonly type: 'passage';
      readonly key: string;
      readonly passage: Snippet;
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

export type SearchGroup = { readonly name: string; readonly rows: readonly SearchRow[] };

export type SearchSource = {
  readonly targets: readonly SearchTarget[];
  readonly passages: readonly Snippet[];
  readonly actions: readonly SearchAction[];
};

const visibleCounts = { places: 3, passages: 3, actions: 2 };
const first = { places: 5, actions: 5 };
const most = 50;

function touched({ at }: SearchTarget): string {
  return at ?? '';
}

function byTouch(one: SearchTarget, other: SearchTarget): number {
  return touched(other).localeCompare(touched(one));
}

type ResultList<T> = { readonly items: readonly T[]; readonly toRow: (one: T) => SearchRow };

/** Converts only the shown rows, followed by a row for the rest. */
function toRows<T>(
  group: string,
  { items, toRow }: ResultList<T>,
  limit: number,
  isOpened: boolean,
): readonly SearchRow[] {
  if (isOpened || items.length <= limit + 1) return items.slice(0, most).map(toRow);
  const isAll = items.length <= most;
  const more: SearchRow = { type: 'more', key: `more ${group}`, group, count: isAll ? items.length : most, isAll };
  return [...items.slice(0, limit).map(toRow), more];
}

/** Caches normalised texts with their targets: a long manuscript isn't normalised at each key press. */
const compared = new WeakMap<SearchTarget | Snippet, readonly string[]>();

function getNormalizedTexts(one: SearchTarget | Snippet): readonly string[] {
  const texts = compared.get(one) ?? ('text' in one ? [one.text] : [one.title, one.detail]).map(normalize);
  compared.set(one, texts);
  return texts;
}

function findPlaces(places: readonly SearchTarget[], words: readonly string[]): ResultList<SearchTarget> {
  const found = places
    .filter((place) => matchesAll(getNormalizedTexts(place), words))
    .map((place) => ({ place, rank: rankTitle(place.title, words) }))
    .toSorted((one, other) => one.rank - other.rank || byTouch(one.place, other.place))
    .map(({ place }) => place);
  const toRow = (place: SearchTarget): SearchRow => {
    const { key, title, detail } = place;
    return { type: 'place', key, target: place, title: highlight(title, words), detail: highlight(detail, words) };
  };
  return { items: found, toRow };
}

function findPassages(passages: readonly Snippet[], words: readonly string[]): ResultList<Snippet> {
  const found = passages.filter((passage) => matchesAll(getNormalizedTexts(passage), words));
  const toRow = (passage: Snippet): SearchRow => {
    return { type: 'passage', key: passage.key, passage, snippet: snippet(passage.text, words) };
  };
  return { items: found, toRow };
}

function groupOf(name: string, rows: readonly SearchRow[]): SearchGroup[] {
  return rows.length === 0 ? [] : [{ name, rows }];
}

function actionsFor(words: readonly string[], actions: readonly SearchAction[]): readonly SearchRow[] {
  const isNamed = ({ label }: SearchAction): boolean => words.length > 0 && matchesAll([normalize(label)], words);
  const named = actions.filter(isNamed);
  return [...named, ...actions.filter((action) => !named.includes(action))].map((action) => ({
    type: 'action',
    key: action.key,
    action,
  }));
}

/**
 * Returns the palette's rows: places with every word in name or detail, matching passages, and actions. An empty query
 * returns recent places and actions. `opened`: the fully expanded groups.
 */
export function groupResults(query: string, source: SearchSource, opened: ReadonlySet<string>): readonly SearchGroup[] {
  const words = getSearchTerms(query);
  const actions = actionsFor(words, source.actions);
  if (words.length === 0) {
    const last = source.targets
      .filter(({ kind }) => kind !== 'scene')
      .toSorted(byTouch)
      .slice(0, first.places);
    const { toRow } = findPlaces([], []);
    return [...groupOf('Go to', last.map(toRow)), ...groupOf('Actions', actions.slice(0, first.actions))];
  }
  const [go, text] = ['Go to', 'In your writing'];
  return [
    ...groupOf(go, toRows(go, findPlaces(source.targets, words), visibleCounts.places, opened.has(go))),
    ...groupOf(text, toRows(text, findPassages(source.passages, words), visibleCounts.passages, opened.has(text))),
    ...groupOf('Actions', actions.slice(0, visibleCounts.actions)),
  ];
}
