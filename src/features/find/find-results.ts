import { holdsAll, marked, plain, rankOf, snippet, wordsOf, type Piece } from './find-match.ts';
import type { Passage } from './find-passages.ts';
import type { Place } from './find-places.ts';

/** Something that is done rather than gone to. */
export type FindAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: 'new' | 'talk' | 'theme' | 'keys';
  readonly run: () => void;
};

/** One row of the palette. */
export type FindRow =
  | {
      readonly type: 'place';
      readonly key: string;
      readonly place: Place;
      readonly title: readonly Piece[];
      readonly detail: readonly Piece[];
    }
  | { readonly type: 'passage'; readonly key: string; readonly passage: Passage; readonly snippet: readonly Piece[] }
  | { readonly type: 'action'; readonly key: string; readonly action: FindAction }
  /** `isAll` is false where there are more than are ever shown. */
  | {
      readonly type: 'more';
      readonly key: string;
      readonly group: string;
      readonly count: number;
      readonly isAll: boolean;
    };

export type FindGroup = { readonly name: string; readonly rows: readonly FindRow[] };

export type FindSource = {
  readonly places: readonly Place[];
  readonly passages: readonly Passage[];
  readonly actions: readonly FindAction[];
};

const shown = { places: 3, passages: 3, actions: 2 };
/** Before anything is typed. */
const first = { places: 5, actions: 5 };
/** As many as a group ever shows. */
const most = 50;

const touched = ({ at }: Place): string => at ?? '';
const byTouch = (one: Place, other: Place): number => touched(other).localeCompare(touched(one));

type Found<T> = { readonly found: readonly T[]; readonly toRow: (one: T) => FindRow };

/** The first rows of a group, and behind them the way to the others; only what is shown is made ready to show. */
function rowsOf<T>(group: string, { found, toRow }: Found<T>, limit: number, isOpened: boolean): readonly FindRow[] {
  if (isOpened || found.length <= limit + 1) return found.slice(0, most).map(toRow);
  const isAll = found.length <= most;
  const more: FindRow = { type: 'more', key: `more ${group}`, group, count: isAll ? found.length : most, isAll };
  return [...found.slice(0, limit).map(toRow), more];
}

/** Texts as they are compared, kept as long as what they are of: a long manuscript is not read anew for each letter typed. */
const compared = new WeakMap<Place | Passage, readonly string[]>();

function comparedOf(one: Place | Passage): readonly string[] {
  const texts = compared.get(one) ?? ('text' in one ? [one.text] : [one.title, one.detail]).map(plain);
  compared.set(one, texts);
  return texts;
}

function findPlaces(places: readonly Place[], words: readonly string[]): Found<Place> {
  const found = places
    .filter((place) => holdsAll(comparedOf(place), words))
    .map((place) => ({ place, rank: rankOf(place.title, words) }))
    .toSorted((one, other) => one.rank - other.rank || byTouch(one.place, other.place))
    .map(({ place }) => place);
  const toRow = (place: Place): FindRow => {
    const { key, title, detail } = place;
    return { type: 'place', key, place, title: marked(title, words), detail: marked(detail, words) };
  };
  return { found, toRow };
}

function findPassages(passages: readonly Passage[], words: readonly string[]): Found<Passage> {
  const found = passages.filter((passage) => holdsAll(comparedOf(passage), words));
  const toRow = (passage: Passage): FindRow => {
    return { type: 'passage', key: passage.key, passage, snippet: snippet(passage.text, words) };
  };
  return { found, toRow };
}

const groupOf = (name: string, rows: readonly FindRow[]): FindGroup[] => (rows.length === 0 ? [] : [{ name, rows }]);

/** The actions that are named so come first, then the likeliest. */
function actionsFor(words: readonly string[], actions: readonly FindAction[]): readonly FindRow[] {
  const isNamed = ({ label }: FindAction): boolean => words.length > 0 && holdsAll([plain(label)], words);
  const named = actions.filter(isNamed);
  return [...named, ...actions.filter((action) => !named.includes(action))].map((action) => ({
    type: 'action',
    key: action.key,
    action,
  }));
}

/**
 * What the palette shows for what was typed: places whose name or detail hold every word, passages that do, and actions. Before
 * anything is typed: the places touched last, and the actions. `opened` are the groups of which all is shown.
 */
export function findGroups(query: string, source: FindSource, opened: ReadonlySet<string>): readonly FindGroup[] {
  const words = wordsOf(query);
  const actions = actionsFor(words, source.actions);
  if (words.length === 0) {
    const last = source.places
      .filter(({ kind }) => kind !== 'scene')
      .toSorted(byTouch)
      .slice(0, first.places);
    const { toRow } = findPlaces([], []);
    return [...groupOf('Go to', last.map(toRow)), ...groupOf('Actions', actions.slice(0, first.actions))];
  }
  const [go, text] = ['Go to', 'In your writing'];
  return [
    ...groupOf(go, rowsOf(go, findPlaces(source.places, words), shown.places, opened.has(go))),
    ...groupOf(text, rowsOf(text, findPassages(source.passages, words), shown.passages, opened.has(text))),
    ...groupOf('Actions', actions.slice(0, shown.actions)),
  ];
}
