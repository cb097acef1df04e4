const forms: Readonly<Record<string, { readonly many: string; readonly one: string | null }>> = {
  Novel: { many: 'novels', one: 'a novel' },
  'Short story': { many: 'short stories', one: 'a short story' },
  Screenplay: { many: 'screenplays', one: 'a screenplay' },
  Series: { many: 'series', one: 'a series' },
  'Stage play': { many: 'stage plays', one: 'a stage play' },
  Memoir: { many: 'memoirs', one: 'a memoir' },
  'Children’s book': { many: 'children’s books', one: 'a children’s book' },
  Comic: { many: 'comics', one: 'a comic' },
  Game: { many: 'games', one: 'a game' },
  Poetry: { many: 'poetry', one: null },
};

function getFormNames(form: string) {
  return Object.hasOwn(forms, form) ? forms[form] : undefined;
}

const genreChoices = [
  'Drama',
  'Mystery',
  'Fantasy',
  'Science fiction',
  'Romance',
  'Thriller',
  'Horror',
  'Historical',
  'Comedy',
];

function offered(choices: readonly string[], existing: readonly string[]): readonly string[] {
  return [...choices, ...existing.filter((one) => !choices.includes(one))];
}

export function formsOffered(existing: readonly string[]): readonly string[] {
  return offered(Object.keys(forms), existing);
}

export function genresOffered(existing: readonly string[]): readonly string[] {
  return offered(genreChoices, existing);
}

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const most = 4;

export function describeWriting(formats: readonly string[], genres: readonly string[]): string | null {
  const items =
    formats.length > 0 ? formats.map((form) => getFormNames(form)?.many ?? form.toLowerCase()) : genres.map(lower);
  if (items.length === 0) return null;
  return `You write ${listed(items.length > most ? [...items.slice(0, most - 1), 'more'] : items)}.`;
}

function lower(genre: string): string {
  return genre.toLowerCase();
}

export function formInSentence(formats: readonly string[]): string | null {
  const [form] = formats;
  return formats.length === 1 && form !== undefined ? (getFormNames(form)?.one ?? null) : null;
}
