/** Verifications of the plain server. */
import { fileURLToPath } from 'node:url';
import type { Clock } from '#verify/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { type CountedFinding, type PartName, partNames, subjectText } from '#verify/finding.ts';
import type { MockControls } from '#verify/part.ts';
import { type Outcome, verify } from '#verify/run.ts';
import type { Bends } from './bends.ts';
import type { Manner } from './laravel.ts';
import { type PlainServer, startPlainServer } from './plain-server.ts';
import { users } from './store.ts';

const plainWorkflows = fileURLToPath(new URL('workflows', import.meta.url));

const [writer, other] = users;

export const targetOf = ({ origin, key }: PlainServer) => ({
  baseUrl: origin,
  realtime: { url: origin.replace('http', 'ws'), key },
  login: { email: writer.email, password: writer.password },
  other: { email: other.email, password: other.password },
});

/** What events wait for passes at once, and the server is told: what is late comes late, however fast the machine is. */
const clockOf = (server: PlainServer): Clock => {
  let now = Date.parse('2026-11-12T18:45:00Z');
  return {
    now: () => now,
    wait: (ms) => {
      now += ms;
      server.pass(ms);
      return Promise.resolve();
    },
  };
};

const options = {
  allowWrites: true,
  only: ['doctor', 'workflows', 'requests', 'events'] as readonly PartName[],
  seed: 4711,
  runs: 4,
  rate: Infinity,
  timeout: 15_000,
};

export type PlainRun = Outcome & {
  readonly calls: readonly string[];
  /** What the terminal would have said. */
  readonly said: readonly string[];
  readonly pongs: number;
};

type Changes = {
  readonly clock?: null;
  readonly allowWrites?: boolean;
  readonly manner?: Manner;
  /** The page that a browser would call from. */
  readonly page?: string;
  /** As if everything could be brought about; all parts are run then. */
  readonly mock?: MockControls;
};

/** Starts a server, verifies it, and stops it. `clock: null` lives in real time. */
export const verifyPlain = async (contract: Contract, bends: Bends = {}, changes: Changes = {}): Promise<PlainRun> => {
  const { clock, manner = {}, page, mock, ...changed } = changes;
  const server = await startPlainServer(bends, manner);
  const target = {
    ...targetOf(server),
    ...(clock !== null && { clock: clockOf(server) }),
    ...(page !== undefined && { page }),
    ...(mock && { mock }),
  };
  const only = mock ? partNames : options.only;
  const said: string[] = [];
  const progress = { part: () => undefined, line: (text: string) => said.push(text) };
  try {
    const outcome = await verify(
      contract,
      target,
      { ...options, only, ...changed, workflows: plainWorkflows },
      progress,
    );
    return { ...outcome, calls: server.calls(), said, pongs: server.pongs() };
  } finally {
    await server.close();
  }
};

/** A finding in one line: its kind, what it is about, and where. */
export const lineOf = ({ kind, subject, at }: CountedFinding): string =>
  `${kind}: ${subjectText(subject)} ${at}`.trim();
