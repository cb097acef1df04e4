import { formInSentence } from './writing-labels.ts';

export type FirstProject = {
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
