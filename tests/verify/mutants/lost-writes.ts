/** Mutants that return success and send events but don't save the write. */
import type { Contract } from '#verify/contract/contract.ts';
import type { CapturedFrame, CapturedRequest } from './captured.ts';
import type { Mutant } from './mutant.ts';

/** Operations without readable effects. */
const keepNothing = new Set(['authLogin', 'authFederate', 'broadcastingAuth']);

export function lostWrites(
  contract: Contract,
  requests: readonly CapturedRequest[],
  frames: readonly CapturedFrame[],
): readonly Mutant[] {
  const writing = [...contract.rest.operations.values()].filter(
    ({ id, method }) => method !== 'get' && !keepNothing.has(id) && requests.some(({ operation }) => operation === id),
  );
  return writing.map(({ id }): Mutant => {
    const recorded = new Map(
      requests.filter(({ operation }) => operation === id).map((request) => [request.number, request]),
    );
    return {
      kind: 'a write that is not kept',
      target: id,
      parts: ['workflows'],
      // The effects of two lost writes are indistinguishable, so each gets its own run.
      claims: ['what is kept'],
      change: () => ({
        instead: ({ operation, number }) => {
          const original = operation === id ? recorded.get(number) : undefined;
          if (!original || original.response.status >= 300) return null;
          const caused = frames.filter(({ cause }) => cause?.operation === id && cause.number === number);
          return { response: original.response, frames: caused.map(({ text }) => text) };
        },
      }),
      isDetectedBy: ({ kind, part }) =>
        part === 'workflows' && (kind === 'step-failed' || kind === 'unexpected-status'),
    };
  });
}
