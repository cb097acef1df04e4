import { InterviewerError, type ModelClient, type ModelMessage } from './model-client.ts';
import { compiledForm, type Form, type Parts, type ReadReply, readReply } from './reply-schema.ts';

export type Answered = {
  readonly parts: Parts;
  readonly repaired: boolean;
  /** What didn't fit after the repair, and was left out. */
  readonly dropped: readonly string[];
};

type Request = {
  readonly form: Form;
  readonly messages: readonly ModelMessage[];
  /** Earlier questions, which aren't asked again. */
  readonly asked?: readonly string[];
};

function folded(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function countQuestions(question: string): number {
  return question.match(/[?？]+/g)?.length ?? 0;
}

/** Adds what a schema can't say: one question, and none twice. */
function readStrictly({ form, asked = [] }: Request, text: string): ReadReply {
  const { parts, problems } = readReply(form, text);
  const question = parts?.['question'];
  if (!parts || typeof question !== 'string') return { parts, problems };
  const earlier = new Set(asked.map(folded));
  const one = /^[^?？]*[?？]*/.exec(question)?.[0].replaceAll(/\s+/g, ' ') ?? '';
  const isRepeated = earlier.has(folded(question)) || earlier.has(folded(one));
  return {
    parts: { ...parts, question: isRepeated || folded(one) === '' ? null : one },
    problems: [
      ...problems,
      ...(countQuestions(question) > 1 ? ['question: must be exactly one question'] : []),
      ...(isRepeated ? ['question: has been asked already'] : []),
    ],
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

/**
 * Asks for a form. A response that doesn't fit is asked for once more with the reasons; then the parts that don't fit are
 * dropped. Throws an InterviewerError if neither response is readable.
 */
export async function askModel(client: ModelClient, request: Request, signal: AbortSignal): Promise<Answered> {
  const { form, messages } = request;
  const { schema } = compiledForm(form);
  const text = await client.chat(messages, schema, signal);
  const first = readStrictly(request, text);
  if (first.parts && first.problems.length === 0) return { parts: first.parts, repaired: false, dropped: [] };
  const repair = `Your response doesn't fit:\n${first.problems.map((problem) => `- ${problem}`).join('\n')}
Send the whole JSON object again, corrected. It must follow this JSON Schema:\n${JSON.stringify(schema)}`;
  const again = await client.chat(
    [...messages, { role: 'assistant', content: text.slice(0, 8000) }, { role: 'user', content: repair }],
    schema,
    signal,
  );
  const second = readStrictly(request, again);
  const parts = joined(first.parts, second.parts);
  if (!parts) {
    throw new InterviewerError('The interviewer’s response couldn’t be read. Your answer is safe. Try again.');
  }
  return { parts, repaired: true, dropped: second.problems };
}
