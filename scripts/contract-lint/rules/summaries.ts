import { getOperations, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/** A summary names the operation in the documentation: a verb from this list, then its object. */
const verbs = new Set(
  [
    'Add Advance Answer Apply Authorise Cancel Change Create Delete Disturb Download Edit Finish Get Inject List Log',
    'Reject Remove Restore Resume Retry Save Search Send Set Skip Start Unsave Update Upload',
  ].flatMap((line) => line.split(' ')),
);
const maxWords = 6;

function findMismatch(summary: string): string | null {
  const words = summary.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return 'has no summary.';
  if (words.length > maxWords) return `has a summary of ${words.length} words: "${summary}". Use at most ${maxWords}.`;
  const verb = words[0]?.replace(/,$/, '') ?? '';
  return verbs.has(verb)
    ? null
    : `has a summary that starts with "${verb}", which isn't one of ${[...verbs].join(', ')}.`;
}

export const summaries: Rule = {
  name: 'summaries',
  find: ({ openapi }) =>
    getOperations(openapi).flatMap(({ id, operation }): Finding[] => {
      const sentence = findMismatch(text(operation, 'summary'));
      return sentence === null ? [] : [{ place: id, sentence }];
    }),
};
