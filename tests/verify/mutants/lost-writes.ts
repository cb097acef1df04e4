/** Writes that are answered as they should be, with their events, and are not kept. */
import type { Contract } from '#verify/contract/contract.ts';
import type { Mutant } from './mutant.ts';
import type { SeenCall, SeenFrame } from './seen.ts';

/** They change nothing that could be read afterwards. */
const keepNothing = new Set(['authLogin', 'authFederate', 'broadcastingAuth']);

/** `calls` and `frames` of a right run of the workflows: each call of the operation gets the answer that it got there. */
export const lostWrites = (
  contract: Contract,
  calls: readonly SeenCall[],
  frames: readonly SeenFrame[],
): readonly Mutant[] => {
  const writing = [...contract.rest.operations.values()].filter(
    ({ id, method }) => method !== 'get' && !keepNothing.has(id) && calls.some(({ operation }) => operation === id),
  );
  return writing.map(({ id }): Mutant => {
    const recorded = new Map(calls.filter(({ operation }) => operation === id).map((call) => [call.number, call]));
    return {
      kind: 'a write that is not kept',
      place: id,
      parts: ['workflows'],
      // What follows from one that is lost cannot be told from what follows from another.
      claims: ['what is kept'],
      change: () => ({
        instead: ({ operation, number }) => {
          const known = operation === id ? recorded.get(number) : undefined;
          if (!known || known.answer.status >= 300) return null;
          const caused = frames.filter(({ cause }) => cause?.operation === id && cause.number === number);
          return { answer: known.answer, frames: caused.map(({ text }) => text) };
        },
      }),
      isFoundBy: ({ kind, part }) => part === 'workflows' && (kind === 'step-failed' || kind === 'unexpected-status'),
    };
  });
};
