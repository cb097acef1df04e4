import { formInSentence } from './writing-words.ts';

/** A project as it is begun (section 3, Project). */
export type FirstProject = {
  readonly name: string;
  readonly category: string | null;
  readonly subtitle: string | null;
};

/** Longer than this is no title. */
const longestName = 60;
const longestSubtitle = 300;
const longestCategory = 60;

/** At most `longest` characters, cut between words, without a half emoji. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1).toWellFormed();
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > longest / 2 ? space : undefined).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The first line of what was said, without the full stop and the quotation marks of a title. */
const titleOf = (line: string): string => line.replaceAll(/^["“”'‘’«»]+|["“”'‘’«»]*[.。]?$/gu, '').trim() || line;

/**
 * The project that an answer to "What are you working on?" stands for: a short first line is its name, the rest its subtitle; of
 * a long one the beginning is the name and all of it the subtitle. Null where nothing was said.
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
    name: isTitle ? titleOf(first) : cut(first, longestName),
    category,
    subtitle: further === '' ? null : cut(further, longestSubtitle),
  };
}

/** The project among those that there are which the answer means. */
export function sameProject<P extends { readonly name: string }>(
  projects: readonly P[],
  { name }: FirstProject,
): P | null {
  const wanted = name.toLocaleLowerCase();
  return projects.find((project) => project.name.trim().toLocaleLowerCase() === wanted) ?? null;
}

/** The last answer in one quiet line: "You’re working on The Salt Road, a novel." */
export function describeProject(working: string, formats: readonly string[]): string {
  const project = firstProject(working, formats);
  if (project === null) return 'Your first answer will tell us what you’re working on.';
  const form = formInSentence(formats);
  const words = form === null ? project.name : `${project.name}, ${form}`;
  return `You’re working on ${words}${words.endsWith('…') ? '' : '.'}`;
}
