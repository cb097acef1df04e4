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
    throw new Error(`The mock environment itself is not right: ${session.stopped ?? first?.text}`);
  return session;
};

/** `rounds`: how many places within a body or a payload are tried for each kind that breaks a schema. */
export const allMutants = async (contract: Contract, rounds = 1): Promise<readonly Mutant[]> => {
  const whole = right(await runSession(contract, ['workflows', 'requests', 'events'], []));
  const workflows = whole.untilRequests;
  const events = right(await runSession(contract, ['events'], []));
  const document = asyncApi();
  const unprompted = whole.frames.filter(({ cause }) => cause === null);
  const once = [...channelMutants(contract, events.calls), ...lostWrites(contract, workflows.calls, workflows.frames)];
  const each = Array.from({ length: rounds }, (_, round) => [
    ...answerMutants(contract, whole.calls, round),
    ...eventMutants(contract, document, workflows.frames, round),
    ...eventMutants(contract, document, unprompted, round),
  ]);
  // One kind after the other: those that stop a workflow then stand together, and hide few others.
  return [...once, ...each.flat().toSorted((one, other) => one.kind.localeCompare(other.kind))];
};

/** A few of each kind that can all go into one run of their parts: what a test has the time for. */
export const fewOf = (mutants: readonly Mutant[]): readonly Mutant[] => {
  const claimed = new Set<string>();
  const counts = new Map<string, number>();
  return mutants.filter(({ kind, parts, claims }) => {
    const all = claims.map((claim) => `${parts.join()} ${claim}`);
    const count = counts.get(kind) ?? 0;
    if (count >= 2 || (count > 0 && parts.length === 1) || all.some((claim) => claimed.has(claim))) return false;
    counts.set(kind, count + 1);
    for (const claim of all) claimed.add(claim);
    return true;
  });
};
