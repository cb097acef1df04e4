/** The whole matrix: everything that can be wrong, at every place that it applies to. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '#verify/contract/contract.ts';
import { answerMutants } from './answer-mutants.ts';
import { channelMutants } from './channel-mutants.ts';
import { eventMutants } from './event-mutants.ts';
import { lostWrites } from './lost-writes.ts';
import type { Mutant } from './mutant.ts';
import type { Schema } from './places.ts';
import { runSession, type Session } from './session.ts';

const asyncApi = (): Schema =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL('../../../asyncapi/asyncapi.bundle.json', import.meta.url)), 'utf8'),
  ) as Schema;

/** A run in which nothing is changed must find nothing: all that is found later is then a mutant's doing. */
const right = (session: Session): Session => {
  const [first] = session.findings;
  if (first || session.stopped !== null)
    throw new Error(`The mock server itself is not right: ${session.stopped ?? first?.text}`);
  return session;
};

/** `rounds`: how many places within a body or a payload are tried for each kind that breaks a schema. */
export const allMutants = async (contract: Contract, rounds = 1): Promise<readonly Mutant[]> => {
  const whole = right(await runSession(contract, ['workflows', 'requests', 'events'], []));
  const workflows = right(await runSession(contract, ['workflows'], []));
  const events = right(await runSession(contract, ['events'], []));
  const document = asyncApi();
  const unprompted = whole.frames.filter(({ cause }) => cause === null);
  const once = [...channelMutants(contract, events.calls), ...lostWrites(contract, workflows.calls, workflows.frames)];
  const each = Array.from({ length: rounds }, (_, round) => [
    ...answerMutants(contract, whole.calls, round),
    ...eventMutants(contract, document, whole.workflowFrames, round),
    ...eventMutants(contract, document, unprompted, round),
  ]);
  // One kind after the other: those that stop a workflow then stand together, and hide few others.
  return [...once, ...each.flat().toSorted((one, other) => one.kind.localeCompare(other.kind))];
};

/** One of each kind, and a second one where it does not stand in another's way: all go into one run of their parts. */
export const fewOf = (mutants: readonly Mutant[]): readonly Mutant[] => {
  const claimed = new Set<string>();
  const few = new Set<Mutant>();
  for (const wanted of [1, 2]) {
    const kinds = new Map<string, number>();
    for (const { kind } of few) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    for (const mutant of mutants) {
      const claims = mutant.claims.map((claim) => `${mutant.parts.join()} ${claim}`);
      const count = kinds.get(mutant.kind) ?? 0;
      if (few.has(mutant) || count >= wanted || claims.some((claim) => claimed.has(claim))) continue;
      few.add(mutant);
      kinds.set(mutant.kind, count + 1);
      for (const claim of claims) claimed.add(claim);
    }
  }
  return [...few];
};
