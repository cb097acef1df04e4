import type { Random } from '#mocks/engine/random.ts';
import type { Vocabulary } from './large-account.ts';

export function getChoices(entry: string | readonly string[]): readonly string[] {
  return typeof entry === 'string' ? entry.split('|').map((word) => word.trim()) : entry;
}

/** `{thing}` means `{thing:1}`; an article before it becomes a or an. */
const slot = /(\b[Aa] )?\{([a-z]+)(?::(\d+))?\}/g;

export function getTemplateSlots(text: string): readonly { readonly name: string; readonly number: number }[] {
  return Array.from(text.matchAll(slot), ([, , name = '', number = '1']) => ({ name, number: Number(number) }));
}

/** Fills in a text and capitalises its start. */
export type FillTemplate = (text: string) => string;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withArticle(article: string | undefined, word: string): string {
  if (article === undefined) return word;
  return /^[aeiou]/i.test(word) ? `${article.trimEnd()}n ${word}` : article + word;
}

/**
 * Returns a function that creates fillers. One filler always makes the same choice for a slot, and takes `fixed` ones as
 * they are. Deterministic for the same `random`.
 */
export function createTemplateFiller(
  vocabulary: Vocabulary,
  random: Random,
): (fixed?: Readonly<Record<string, string>>) => FillTemplate {
  const lists = new Map(Object.entries(vocabulary).map(([name, entry]) => [name, getChoices(entry)]));
  return (fixed = {}) => {
    const chosen = new Map<string, string[]>();
    const choice = (name: string, number: number): string => {
      const [list = [], taken = []] = [lists.get(name), chosen.get(name)];
      while (taken.length < Math.min(number, list.length)) {
        const rest = list.filter((word) => !taken.includes(word));
        taken.push(random.pick(rest));
      }
      chosen.set(name, taken);
      return taken[number - 1] ?? '';
    };
    const fill = (text: string): string =>
      text.replaceAll(slot, (_all, article: string | undefined, name: string, number = '1') =>
        withArticle(article, fixed[name] ?? fill(choice(name, Number(number)))),
      );
    return (text) => capitalised(fill(text));
  };
}
