import { jsonrepair } from 'jsonrepair';
import { type Fields, isFields } from '#shared/values.ts';
import { compiledForm, type Form, type Parts, readParts } from './reply-schema.ts';

/** Whether an object is a reply. `isInner` if it's inside another one, such as a part of a reply that breaks off. */
type IsReply = (value: Fields, isInner: boolean) => boolean;

/** Forms nest three levels. Deeper objects aren't replies, and take long to read. */
const deepest = 20;
/** In characters. jsonrepair takes seconds for some longer texts. */
const longestRepair = 6000;
const mostRepairs = 3;

/** JSON's tokens. A string may contain line breaks, which jsonrepair escapes. */
const token = /\s*(?:[[\]{}:,]|"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null)/y;

type Span = { readonly start: number; readonly end: number; readonly isInner: boolean };

type Scan = {
  /** Everything between matching braces. */
  readonly spans: Span[];
  /** Objects that break off: their members before that, closed. */
  readonly beginnings: string[];
  /** Whether the text ends in the middle of an object. */
  isCut: boolean;
  /** Braces that were read as tokens. Reading again from there gives the same. */
  readonly seen: Set<number>;
};

/** Reads tokens from a brace to the matching one. Returns where the object ends, or that it breaks off or is cut off. */
function readFrom(text: string, start: number, { spans, beginnings, seen }: Scan): number | 'broken' | 'cut' {
  const open: { readonly start: number; height: number }[] = [];
  let [end, comma] = [start, -1];
  for (token.lastIndex = start; token.test(text);) {
    end = token.lastIndex;
    const sign = text[end - 1];
    if (sign === '{') seen.add(end - 1);
    if (sign === '{' || sign === '[') open.push({ start: end - 1, height: 0 });
    if (sign === ',' && open.length === 1) comma = end - 1;
    if (sign !== '}' && sign !== ']') continue;
    const inner = open.pop();
    if (!inner || (text[inner.start] === '{') !== (sign === '}')) break;
    const outer = open.at(-1);
    if (sign === '}' && inner.height < deepest) spans.push({ start: inner.start, end, isInner: outer !== undefined });
    if (!outer) return end;
    outer.height = Math.max(outer.height, inner.height + 1);
  }
  if (comma !== -1) beginnings.push(`${text.slice(start, comma)}}`);
  return /^\s*(?:"|$)/.test(text.slice(end)) ? 'cut' : 'broken';
}

/**
 * Finds objects anywhere in a text: each brace may begin one, so nothing around an object hides it. Braces that were read
 * are skipped, so that a long text of braces doesn't take for ever.
 */
function scan(text: string): Scan {
  const found: Scan = { spans: [], beginnings: [], isCut: false, seen: new Set() };
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start)) {
    const end = found.seen.has(start) ? 'broken' : readFrom(text, start, found);
    found.isCut ||= end === 'cut';
    start = typeof end === 'number' ? end : start + 1;
  }
  found.spans.sort((one, other) => one.end - other.end);
  return found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds replies anywhere in a text, in its order. */
function findReplies(text: string, isReply: IsReply): readonly Fields[] {
  const replies: Fields[] = [];
  let before = text.length;
  for (const { start, end, isInner } of scan(text).spans.toReversed()) {
    if (end > before) continue;
    const value = parse(text.slice(start, end));
    if (!isFields(value) || !isReply(value, isInner)) continue;
    replies.push(value);
    before = start;
  }
  return replies.toReversed();
}

function findRepaired(text: string, isReply: IsReply): readonly Fields[] {
  try {
    return findReplies(jsonrepair(text), isReply);
  } catch {
    return [];
  }
}

/** Finds replies with small mistakes: in quotes, commas, comments. Not if the text ends in the middle of one. */
function findBrokenReplies(text: string, isReply: IsReply): readonly Fields[] {
  const { spans, isCut } = scan(text);
  // A part that was cut off would be closed, and look whole.
  if (isCut) return [];
  const objects = spans.map(({ start, end }) => text.slice(start, end));
  const pieces = [text, ...text.split('```')].map((one) => one.slice(one.indexOf('{'), one.lastIndexOf('}') + 1));
  return [...objects, ...pieces]
    .filter(({ length }) => length > 0 && length <= longestRepair)
    .slice(-mostRepairs)
    .flatMap((piece) => findRepaired(piece, isReply));
}

/** Finds the beginnings of replies that break off, up to their last whole part. */
function findBeginnings(text: string, isReply: IsReply): readonly Fields[] {
  const { beginnings } = scan(text);
  const replies = beginnings.flatMap((beginning) => findReplies(beginning, isReply));
  if (replies.length > 0) return replies;
  return beginnings
    .filter(({ length }) => length <= longestRepair)
    .slice(-mostRepairs)
    .flatMap((beginning) => findRepaired(beginning, isReply));
}

/** Returns the text with spaces in place of its objects, whose texts may contain tags. */
function withoutObjects(text: string): string {
  let [rest, at] = ['', 0];
  for (const { start, end } of scan(text).spans.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue;
    rest += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return rest + text.slice(at);
}

export function toThought(text: string): string {
  return text.trim() === '' ? '' : `<think>${text}</think>\n`;
}

/**
 * Separates a model's thoughts from what it says. Some models close thoughts that they never opened, others never close
 * them.
 */
export function splitThoughts(text: string): { readonly said: string; readonly thought: string } {
  const [said, thought]: [string[], string[]] = [[], []];
  let [from, isOpen] = [0, false];
  for (const tag of withoutObjects(text).matchAll(/<(\/?)(?:think|thinking|thought|reasoning)>/gi)) {
    const closes = tag[1] === '/';
    if (isOpen && !closes) continue;
    (closes ? thought : said).push(text.slice(from, tag.index));
    from = tag.index + tag[0].length;
    isOpen = !closes;
  }
  (isOpen ? thought : said).push(text.slice(from));
  return { said: said.join('\n').trim(), thought: thought.join('\n') };
}

/** The parts that fit, and what is wrong with the others. `parts` is null without a reply. */
export type ReadReply = { readonly parts: Parts | null; readonly problems: readonly string[] };

/** The last one that fits is the reply: before it are drafts, examples and the form itself. */
function pickReply(form: Form, values: readonly Fields[]): (ReadReply & { readonly parts: Parts }) | undefined {
  const { key } = compiledForm(form);
  const replies = values.map((value) => readParts(form, value));
  return (
    replies.findLast(({ problems }) => problems.length === 0) ??
    replies.findLast(({ parts }) => typeof parts[key] === 'string')
  );
}

/**
 * Finds a form in a model's response and reads it part by part. What is said comes before a draft in its thoughts, which
 * counts only with all parts: models also think about the form itself.
 */
export function readReply(form: Form, text: string): ReadReply {
  const { key, parts } = compiledForm(form);
  const names = [...parts.keys()];
  const isReply: IsReply = (value, isInner) =>
    isInner ? Object.hasOwn(value, key) : names.some((name) => Object.hasOwn(value, name));
  // Other names come from quotes that were closed in the wrong place.
  const isRepaired: IsReply = (value, isInner) =>
    isReply(value, isInner) && Object.keys(value).every((name) => parts.has(name));
  const { said, thought } = splitThoughts(text);
  const whole = findReplies(said, isReply);
  const reply = pickReply(form, whole) ?? pickReply(form, findBrokenReplies(said, isRepaired));
  if (reply) return reply;
  const beginning = pickReply(form, findBeginnings(said, isReply));
  if (beginning) return { ...beginning, problems: [...beginning.problems, 'The JSON object must be complete.'] };
  const isDraft: IsReply = (value) => names.every((name) => Object.hasOwn(value, name));
  const [last] = whole.slice(-1);
  return (
    pickReply(form, findReplies(thought, isDraft)) ??
    (last ? readParts(form, last) : { parts: null, problems: ['The response must be one JSON object.'] })
  );
}
