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

function namesOf(form: string) {
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

function offered(choices: readonly string[], known: readonly string[]): readonly string[] {
  return [...choices, ...known.filter((one) => !choices.includes(one))];
}

export function formsOffered(known: readonly string[]): readonly string[] {
  return offered(Object.keys(forms), known);
}

export function genresOffered(known: readonly string[]): readonly string[] {
  return offered(genreChoices, known);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const most = 4;

export function describeWriting(formats: readonly string[], genres: readonly string[]): string | null {
  const words =
    formats.length > 0 ? formats.map((form) => namesOf(form)?.many ?? form.toLowerCase()) : genres.map(lower);
  if (words.length === 0) return null;
  return `You write ${listed(words.length > most ? [...words.slice(0, most - 1), 'more'] : words)}.`;
}

function lower(genre: string): string {
  return genre.toLowerCase();
}

export function formInSentence(formats: readonly string[]): string | null {
  const [form] = formats;
  return formats.length === 1 && form !== undefined ? (namesOf(form)?.one ?? null) : null;
}
