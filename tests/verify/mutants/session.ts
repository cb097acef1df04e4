/** One verification of the mock environment through the layer that changes its traffic. */
import { fileURLToPath } from 'node:url';
import { startMock } from '#scripts/verify/mock-target.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { readContract } from '#verify/contract/contract.ts';
import type { CountedFinding, PartName } from '#verify/finding.ts';
import { requestsPart } from '#verify/generated/requests-part.ts';
import { verify } from '#verify/run.ts';
import { startProxy } from './proxy.ts';
import type { Interference, SeenCall, SeenFrame } from './seen.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readRealContract = (): Promise<Contract> =>
  readContract({
    openapi: here('../../../openapi/openapi.bundle.json'),
    asyncapi: here('../../../asyncapi/asyncapi.bundle.json'),
  });

/** What a verification found and what passed; `stopped` is the sentence with which it gave up, null where it did not. */
export type Session = {
  readonly findings: readonly CountedFinding[];
  readonly calls: readonly SeenCall[];
  readonly frames: readonly SeenFrame[];
  /** What of it belongs to the workflows, and to the doctor before them. */
  readonly untilRequests: { readonly calls: readonly SeenCall[]; readonly frames: readonly SeenFrame[] };
  readonly stopped: string | null;
};

const seed = 20_261_112;

/** Every run makes the same calls in the same order, as long as nothing is changed. */
export const runSession = async (
  contract: Contract,
  only: readonly PartName[],
  changes: readonly Interference[],
): Promise<Session> => {
  const { target, close } = await startMock();
  const { clock, realtime } = target;
  if (!clock || !realtime) throw new Error('The mock environment comes with a clock and a websocket.');
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
  const options = { allowWrites: true, only, seed, runs: 4, rate: Infinity, timeout: 15_000 };
  const workflows = here('../../../openapi/workflows');
  const seen = () => ({ calls: [...proxy.calls()], frames: [...proxy.frames.all()] });
  let untilRequests = seen();
  const progress = {
    part: (title: string) => {
      if (title === requestsPart.title) untilRequests = seen();
    },
    line: () => undefined,
  };
  try {
    const { findings } = await verify(contract, changed, { ...options, workflows }, progress);
    return { findings, ...seen(), untilRequests, stopped: null };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CannotRun') throw error;
    return { findings: [], ...seen(), untilRequests, stopped: error.message };
  } finally {
    await proxy.close();
    await close();
  }
};
