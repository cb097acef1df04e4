const formLabels: Readonly<Record<string, { readonly many: string; readonly one: string | null }>> = {
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
  return Object.hasOwn(formLabels, form) ? formLabels[form] : undefined;
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
  return offered(Object.keys(formLabels), existing);
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

function formInSentence(formats: readonly string[]): string | null {
  const [form] = formats;
  return formats.length === 1 && form !== undefined ? (getFormNames(form)?.one ?? null) : null;
}

type FirstProject = {
  readonly name: string;
  readonly category: string | null;
  readonly subtitle: string | null;
};

const longestName = 60;
const longestSubtitle = 300;
const longestCategory = 60;

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1).toWellFormed();
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > longest / 2 ? space : undefined).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

function toTitle(line: string): string {
  return line.replaceAll(/^["“”'‘’«»]+|["“”'‘’«»]*[.。]?$/gu, '').trim() || line;
}

/**
 * Derives a project from an answer: a short first line is the name, the rest the subtitle. A long one is cut for the
 * name and all of it is the subtitle. Null without an answer.
 */
export function firstProject(working: string, formats: readonly string[]): FirstProject | null {
  const text = working.trim();
  if (text === '') return null;
  const [line = '', ...rest] = text.split('\n');
  const [form] = formats;
  const category = formats.length === 1 && form !== undefined ? cut(form, longestCategory) : null;
  const first = line.trim();
  const isTitle = first.length <= longestName;
  const further = (isTitle ? rest.join(' ') : text).replaceAll(/\s+/gu, ' ').trim();
  return {
    name: isTitle ? toTitle(first) : cut(first, longestName),
    category,
    subtitle: further === '' ? null : cut(further, longestSubtitle),
  };
}

export function sameProject<P extends { readonly name: string }>(
  projects: readonly P[],
  { name }: FirstProject,
): P | null {
  const normalizedName = name.toLocaleLowerCase();
  return projects.find((project) => project.name.trim().toLocaleLowerCase() === normalizedName) ?? null;
}

export function describeProject(working: string, formats: readonly string[]): string {
  const project = firstProject(working, formats);
  if (project === null) return 'Your first answer will tell us what you’re working on.';
  const form = formInSentence(formats);
  const description = form === null ? project.name : `${project.name}, ${form}`;
  return `You’re working on ${description}${description.endsWith('…') ? '' : '.'}`;
}
