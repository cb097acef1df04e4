import type { Contract } from '#verify/contract/contract.ts';
import { channelMutants } from './channel-mutants.ts';
import { droppedFields } from './dropped-fields.ts';
import { eventMutants } from './event-mutants.ts';
import { lostWrites } from './lost-writes.ts';
import type { Mutant } from './mutant.ts';
import { responseMutants } from './response-mutants.ts';
import { runVerification, type Session } from './session.ts';

/** Throws when an unchanged run reports findings, because later findings must come from mutants. */
function right(session: Session): Session {
  const [first] = session.findings;
  if (first || session.stopped !== null)
    throw new Error(`The mock server itself is not right: ${session.stopped ?? first?.text}`);
  return session;
}

/** `rounds`: number of schema targets to try per body or payload. */
export async function allMutants(contract: Contract, rounds = 1): Promise<readonly Mutant[]> {
  const whole = right(await runVerification(contract, ['workflows', 'requests', 'events'], []));
  const workflows = right(await runVerification(contract, ['workflows'], []));
  const events = right(await runVerification(contract, ['events'], []));
  const unprompted = whole.frames.filter(({ cause }) => cause === null);
  const once = [
    ...channelMutants(contract, events.requests),
    ...lostWrites(contract, workflows.requests, workflows.frames),
    ...droppedFields(contract, workflows),
  ];
  const each = Array.from({ length: rounds }, (_, round) => [
    ...responseMutants(contract, whole.requests, round),
    ...eventMutants(contract, whole.workflowFrames, round),
    ...eventMutants(contract, unprompted, round),
  ]);
  // Sort by kind so that mutants that stop a workflow share runs and hide few others.
  return [...once, ...each.flat().toSorted((one, other) => one.kind.localeCompare(other.kind))];
}

/** Returns up to two mutants of each kind, without shared claims: one run per set of `parts`. Rare kinds choose first. */
export function pickSample(mutants: readonly Mutant[]): readonly Mutant[] {
  const byKind = Map.groupBy(mutants, ({ kind }) => kind);
  const rareFirst = [...byKind.values()].toSorted((one, other) => one.length - other.length).flat();
  const claimed = new Set<string>();
  const sample = new Set<Mutant>();
  for (const maxPerKind of [1, 2]) {
    const kinds = new Map<string, number>();
    for (const { kind } of sample) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    for (const mutant of rareFirst) {
      const claims = mutant.claims.map((claim) => `${mutant.parts.join()} ${claim}`);
      const count = kinds.get(mutant.kind) ?? 0;
      if (sample.has(mutant) || count >= maxPerKind || claims.some((claim) => claimed.has(claim))) continue;
      sample.add(mutant);
      kinds.set(mutant.kind, count + 1);
      for (const claim of claims) claimed.add(claim);
    }
  }
  return [...sample];
}
