import { nameLanguage } from './language.ts';
import { InterviewerError, type ModelClient, type ModelMessage } from './model-client.ts';
import { echo, ground, repeats, withoutQuotation, withoutQuotes } from './own-words.ts';
import { getExampleQuestions } from './prompt.ts';
import { type ReadReply, readReply, splitThoughts } from './read-reply.ts';
import { compiledForm, type Form, type Parts, readParts } from './reply-schema.ts';

export type ModelReply = {
  readonly parts: Parts;
  readonly repaired: boolean;
  /** What didn't fit in the last response. It was left out. */
  readonly dropped: readonly string[];
};

type Request = {
  readonly form: Form;
  readonly messages: readonly ModelMessage[];
  /** Earlier questions, which aren't asked again. */
  readonly asked?: readonly string[];
  /** The last answer, on which the question builds. */
  readonly answer?: string;
  /** Called with the beginning of the question while the model writes it. */
  readonly onDraft?: (question: string) => void;
  /** Called at most once, while the model goes on writing: with the checked question and its topic, if they're enough. */
  readonly onQuestion?: (parts: Parts) => void;
  /** Whether the question that was passed on has been asked: it needn't be repaired. */
  readonly isAsked?: () => boolean;
  /** Whether to end the reply where it is, for what is whole. */
  readonly isUrgent?: () => boolean;
};

/** In characters, as in the contract. */
const longestDraft = 400;
/** In characters. A shorter question may happen to be in the answer. */
const shortestEcho = 20;

const repeated = 'question: has been asked already';
const wrongLanguage = 'question: must be in ';

function folded(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function countQuestions(question: string): number {
  return question.match(/[?？]+/g)?.length ?? 0;
}

/** Returns the answer's language if the question is in another one. Null if unsure. */
async function getOtherLanguage(question: string, answer: string): Promise<string | null> {
  const [asked, answered] = await Promise.all([nameLanguage(withoutQuotes(question)), nameLanguage(answer)]);
  return asked === null || asked === answered ? null : answered;
}

/** Adds what a schema can't say: one question, none twice, in the writer's language. */
async function readStrictly({ form, asked = [], answer = '' }: Request, text: string): Promise<ReadReply> {
  const { parts, problems } = readReply(form, text);
  const question = parts?.['question'];
  if (!parts || typeof question !== 'string') return { parts, problems };
  const earlier = [...asked.map(withoutQuotation), ...getExampleQuestions()];
  // A small model may also hand the answer back with a question mark.
  const isAsked = (said: string): boolean =>
    (folded(said).length >= shortestEcho && folded(answer).includes(folded(said))) ||
    earlier.some((other) => folded(other) === folded(said) || repeats(said, other));
  const one = /^[^?？]*[?？]*/.exec(question)?.[0].replaceAll(/\s+/g, ' ') ?? '';
  const isRepeated = isAsked(question) || isAsked(one);
  const isQuestion = folded(one) !== '' && countQuestions(one) === 1;
  const language = await getOtherLanguage(one, answer);
  return {
    parts: { ...parts, question: isRepeated || !isQuestion || language !== null ? null : one },
    problems: [
      ...problems,
      ...(isQuestion || isRepeated ? [] : ['question: must be a question']),
      ...(countQuestions(question) > 1 ? ['question: must be exactly one question'] : []),
      ...(isRepeated ? [repeated] : []),
      ...(language === null ? [] : [`${wrongLanguage}${language}`]),
    ],
  };
}

/** Reads the beginning of a question, up to its last whole word. Null for anything but the beginning of a reply, after thoughts at most. */
function readDraft(written: string): string | null {
  const [, text] =
    /^\s*(?:<think>[^]*?<\/think>\s*)?(?:```\w*\s*)?\{\s*"question"\s*:\s*"((?:[^"\\]|\\[^])*"?)/.exec(written) ?? [];
  if (text === undefined) return null;
  const [whole] = /^[^?？]*[?？]/.exec(text) ?? [text.endsWith('"') ? text.slice(0, -1) : text.replace(/\S*$/, '')];
  try {
    const question: unknown = JSON.parse(`"${whole}"`);
    return typeof question === 'string' && question.trim() !== '' ? question.trim().slice(0, longestDraft) : null;
  } catch {
    return null;
  }
}

/** Whether the beginning of a reply has its question and its topic. */
const hasTopic = /"question"\s*:\s*"(?:[^"\\]|\\[^])*"\s*,\s*"topic"\s*:\s*"(?:[^"\\]|\\[^])*"\s*,/;

/**
 * Returns a listener for the model's text that passes on each longer beginning of the question, then the whole one. It
 * returns whether the model needn't go on: the rest would come too late, or the question is asked for again. The last
 * time, it passes `spare` on instead of a question that can't be asked.
 */
function toListener(request: Request, spare?: string | null): (written: string) => boolean {
  const { form, answer, onDraft, onQuestion, isUrgent } = request;
  let [last, isRead, isBad] = ['', false, false];
  const check = async (written: string): Promise<void> => {
    const reply = await readStrictly(request, written);
    const { parts } = reply;
    isBad = spare === undefined && parts?.['question'] === null;
    if (!parts || !(isEnough(form, reply) || (isBrief(form) && spare !== undefined))) return;
    const grounds = grounded(parts, answer);
    onQuestion?.({ ...grounds, question: grounds['question'] ?? spare ?? null });
  };
  return (written) => {
    const draft = readDraft(written);
    if (draft === null) return false;
    if (draft !== last) onDraft?.(draft);
    last = draft;
    if (!isRead && hasTopic.test(written)) {
      isRead = true;
      // The whole reply is read again, and reports what failed.
      check(written).catch(() => undefined);
    }
    return isBad || isUrgent?.() === true;
  };
}

/** Fills gaps of the second response with the first one's parts. */
function joined(first: Parts | null, second: Parts | null): Parts | null {
  if (!first || !second) return second ?? first;
  const isGap = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(second).map(([name, value]) => [name, isGap(value) ? (first[name] ?? value) : value]),
  );
}

/** Asks again with the reasons. Thoughts aren't sent back, and many servers accept neither empty messages nor two in a row. */
function toSecondRequest(
  messages: readonly ModelMessage[],
  said: string,
  problems: readonly string[],
  schema: object,
): readonly ModelMessage[] {
  const [last] = messages.slice(-1);
  const language = problems.find((problem) => problem.startsWith(wrongLanguage));
  if (last && (language !== undefined || problems.includes(repeated))) {
    // Small models copy an earlier question, or its language, as long as they see one.
    const content = last.content.replaceAll(/^Interviewer: .*\n/gm, '');
    return [...messages.slice(0, -1), { ...last, content: language ? `${content}\n\n${language}` : content }];
  }
  if (said === '' && last) {
    const content = `${last.content}\n\nReply with the JSON object only, without thinking about it first.`;
    return [...messages.slice(0, -1), { ...last, content }];
  }
  const repair = `Your response doesn't fit:\n${problems.map((problem) => `- ${problem}`).join('\n')}
Send the whole JSON object again, corrected. It must follow this JSON Schema:\n${JSON.stringify(schema)}`;
  return [...messages, { role: 'assistant', content: said.slice(0, 8000) }, { role: 'user', content: repair }];
}

function grounded(parts: Parts, answer = ''): Parts {
  const { question } = parts;
  return typeof question === 'string' ? { ...parts, question: ground(question, answer) } : parts;
}

/** Asks in the writer's language without a model. Null in English, in which the free play asks better questions. */
async function askBack({ answer = '' }: Request): Promise<string | null> {
  const language = await nameLanguage(answer);
  return language === null || language === 'English' ? null : echo(answer);
}

/** Whether the question matters more than the other parts. In a project, the changes count too. */
function isBrief(form: Form): boolean {
  return form === 'reply' || form === 'writerReply';
}

/** Whether a response needn't be asked for again. The writer waits for the question, and reads it already. */
function isEnough(form: Form, { parts, problems }: ReadReply): boolean {
  if (problems.length === 0) return true;
  return isBrief(form) && typeof parts?.['question'] === 'string';
}

/**
 * Asks for a form. A response without its question, or a page that doesn't fit, is asked for once more with the reasons.
 * The parts that don't fit are dropped. If neither response is readable, a reply has no parts, and the free play asks the
 * next question. Throws an InterviewerError without a response of a model, and for a page or a summary, which wait for a
 * readable one.
 */
export async function askModel(client: ModelClient, request: Request, signal: AbortSignal): Promise<ModelReply> {
  const { form, messages } = request;
  const { key, schema, limited } = compiledForm(form);
  const shape = { schema, limited };
  const text = await client.chat({ messages, ...shape, thinks: true, onWritten: toListener(request) }, signal);
  const first = await readStrictly(request, text ?? '');
  if (request.isAsked?.() === true)
    return { parts: first.parts ?? readParts(form, {}).parts, repaired: false, dropped: first.problems };
  if (first.parts && isEnough(form, first))
    return { parts: grounded(first.parts, request.answer), repaired: false, dropped: first.problems };
  const { said } = splitThoughts(text ?? '');
  const spare = await askBack(request);
  const again = await client.chat(
    {
      messages: toSecondRequest(messages, said, first.problems, schema),
      ...shape,
      thinks: said !== '',
      onWritten: toListener(request, spare),
    },
    signal,
  );
  const second = await readStrictly(request, again ?? '');
  const parts =
    joined(first.parts, second.parts) ?? (again !== null && key === 'question' ? readParts(form, {}).parts : null);
  if (!parts) {
    throw new InterviewerError('The interviewer’s response couldn’t be read. Your answer is safe. Try again.');
  }
  const answered = grounded(parts, request.answer);
  const question = answered['question'] ?? spare;
  return { parts: key === 'question' ? { ...answered, question } : answered, repaired: true, dropped: second.problems };
}
