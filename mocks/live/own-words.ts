import { extractPhrases } from '#mocks/domains/conversation/free-play.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** In characters. Shorter words are in most sentences. A word of another script than Latin says much in two. */
const telling = /^(?:\p{Script=Latin}{5,}|[^\p{Script=Latin}\P{L}]{2,})$/u;
/** A capital within a sentence, as names have. */
const name = /(?<=[\p{L},;] )\p{Lu}\p{L}+/gu;

/** "Lamplighter's" has the word lamplighter, and "l'armoire" armoire. */
function allWords(text: string): readonly string[] {
  const segments = [...segmenter.segment(text.toLowerCase().replaceAll(/['’]/g, ' '))];
  return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function tellingWords(text: string): ReadonlySet<string> {
  const names = (text.match(name) ?? []).map((word) => word.toLowerCase());
  return new Set([...allWords(text).filter((word) => telling.test(word)), ...names]);
}

/** Whether a question uses one of the answer's longer words or names. True for an answer without any. */
export function buildsOn(question: string, answer: string): boolean {
  const words = tellingWords(answer);
  return words.size === 0 || allWords(question).some((word) => words.has(word));
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

/** Asks for more in any language: repeats the answer's words as a question. Null if it has nothing to quote. */
export function echo(answer: string): string | null {
  const [phrase] = extractPhrases(answer);
  return phrase === undefined ? null : `“${phrase}”…?`;
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
/** Questions of fewer words may be alike by chance. */
const fewestAlike = 6;
/** Of all words of two questions. With so many in both, one is the other with a short word changed or a part left out. */
const mostAlike = 0.7;

/** Whether a question says what an earlier one has said: it has no new longer word, and several of them or most words. */
export function repeats(question: string, earlier: string): boolean {
  const words = [...tellingWords(question)];
  const said = tellingWords(earlier);
  if (!words.every((word) => said.has(word))) return false;
  if (words.length >= fewestRepeated) return true;
  const [asked, before] = [new Set(allWords(withoutQuotes(question))), new Set(allWords(withoutQuotes(earlier)))];
  const both = [...asked].filter((word) => before.has(word)).length;
  const isAlike = both === asked.size || both >= mostAlike * (asked.size + before.size - both);
  return asked.size >= fewestAlike && isAlike;
}
