import { extractPhrases } from '#mocks/domains/conversation/free-play.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** In characters. Shorter words are in most sentences. A word of another script than Latin says much in two. */
const telling = /^(?:\p{Script=Latin}{5,}|[^\p{Script=Latin}\P{L}]{2,})$/u;

function tellingWords(text: string): ReadonlySet<string> {
  const words = [...segmenter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  return new Set(words.map(({ segment }) => segment).filter((word) => telling.test(word)));
}

/** Whether a question uses one of the answer's longer words. True for an answer without any. */
export function buildsOn(question: string, answer: string): boolean {
  const words = tellingWords(answer);
  const asked = tellingWords(question);
  return words.size === 0 || [...words].some((word) => asked.has(word));
}

/**
 * Makes a model's question one that builds on the answer. Sentences before the question stay only if they repeat the
 * answer: the interviewer writes nothing. A question without the writer's words begins with a quotation of them.
 */
export function ground(text: string, answer: string): string {
  const answered = tellingWords(answer);
  const sentences = text.split(/(?<=[.!…]["”»]?)\s+/u);
  const question = sentences.at(-1) ?? '';
  const lead = sentences.slice(0, -1).filter((sentence) => {
    const words = [...tellingWords(sentence)];
    return words.length > 0 && words.every((word) => answered.has(word));
  });
  const grounded = [...lead, question].join(' ');
  const [phrase] = extractPhrases(answer);
  return buildsOn(grounded, answer) || phrase === undefined ? grounded : `“${phrase}”: ${grounded}`;
}

/** Returns the question that `ground` put behind a quotation. */
export function withoutQuotation(question: string): string {
  return question.replace(/^“[^”]*”: /, '');
}

/** Returns a question without what it quotes, which is the writer's. */
export function withoutQuotes(question: string): string {
  return question.replaceAll(/“[^”]*”/g, '');
}

const fewestRepeated = 3;

/** Whether a question says what an earlier one has said: all of its longer words, if it has some, are in it. */
export function repeats(question: string, earlier: string): boolean {
  const words = [...tellingWords(question)];
  const said = tellingWords(earlier);
  return words.length >= fewestRepeated && words.every((word) => said.has(word));
}
