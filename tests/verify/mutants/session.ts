import { fileURLToPath } from 'node:url';
import { readTestSeed } from '#config/test-seed.ts';
import { startMock } from '#scripts/verify/mock-target.ts';
import type { CountedFinding, SuiteName } from '#verify/base/finding.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { eventsPart } from '#verify/events/events-suite.ts';
import { type Coverage, getCoverage } from '#verify/run/coverage.ts';
import { verify } from '#verify/verify.ts';
import { workflowsPart } from '#verify/workflows/workflows-suite.ts';
import type { CapturedFrame, CapturedRequest, Interference } from './captured.ts';
import { startProxy } from './proxy.ts';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export function readRealContract(): Promise<Contract> {
  return readContract({
    openapi: here('../../../openapi/openapi.bundle.json'),
    asyncapi: here('../../../asyncapi/asyncapi.bundle.json'),
  });
}

/** `stopped`: the error message if the verification gave up. */
export type Session = {
  readonly findings: readonly CountedFinding[];
  /** Null if the verification gave up. */
  readonly coverage: Coverage | null;
  readonly requests: readonly CapturedRequest[];
  readonly frames: readonly CapturedFrame[];
  readonly workflowFrames: readonly CapturedFrame[];
  readonly stopped: string | null;
};

export async function runVerification(
  contract: Contract,
  only: readonly SuiteName[],
  changes: readonly Interference[],
): Promise<Session> {
  const { target, close } = await startMock();
  const { clock, realtime } = target;
  if (!clock || !realtime) throw new Error('The mock server comes with a clock and a websocket.');
  const proxy = await startProxy(target.baseUrl, contract, clock);
  proxy.interfere(changes);
  const changed = {
    ...target,
    baseUrl: proxy.origin,
    realtime: { ...realtime, url: proxy.origin.replace('http', 'ws') },
    clock: {
      now: clock.now,
      wait: async (ms: number) => {
        await clock.wait(ms);
        proxy.frames.release();
      },
    },
  };
  const options = { allowWrites: true, only, seed: readTestSeed(), runs: 4, rate: Infinity, timeout: 15_000 };
  const workflows = here('../../../openapi/workflows');
  // Only the workflows check whether events are expected.
  let [from, to] = [0, Infinity];
  const progress = {
    part: (title: string) => {
      if (title === eventsPart.title) to = proxy.frames.all().length;
      if (title !== workflowsPart.title) return;
      from = proxy.frames.all().length;
      proxy.frames.startWorkflows();
    },
    log: () => undefined,
  };
  const seen = () => ({
    requests: proxy.requests(),
    frames: proxy.frames.all(),
    workflowFrames: proxy.frames.all().slice(from, to),
  });
  try {
    const { findings, observed } = await verify(contract, changed, { ...options, workflows }, progress);
    return { findings, coverage: getCoverage(contract, observed), ...seen(), stopped: null };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FatalError') throw error;
    return { findings: [], coverage: null, ...seen(), stopped: error.message };
  } finally {
    await proxy.close();
    await close();
  }
}
