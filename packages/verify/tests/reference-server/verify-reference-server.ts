import { fileURLToPath } from 'node:url';
import type { Clock } from '#verify/base/clock.ts';
import { type CountedFinding, formatSubject, type SuiteName, suiteNames } from '#verify/base/finding.ts';
import type { Outcome } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { MockControls } from '#verify/run/suite.ts';
import { verify } from '#verify/verify.ts';
import type { LaravelOptions } from './laravel.ts';
import type { Overrides } from './overrides.ts';
import { type PlainServer, startPlainServer } from './reference-server.ts';
import { users } from './store.ts';

const plainWorkflows = fileURLToPath(new URL('workflows', import.meta.url));

const [writer, other] = users;

export function toTarget({ origin, key }: PlainServer) {
  return {
    baseUrl: origin,
    realtime: { url: origin.replace('http', 'ws'), key },
    login: { email: writer.email, password: writer.password },
    other: { email: other.email, password: other.password },
  };
}

/** Delays pass at once and advance the server's clock, so late events don't depend on the machine's speed. */
function createServerClock(server: PlainServer): Clock {
  let now = Date.parse('2026-11-12T18:45:00Z');
  return {
    now: () => now,
    wait: (ms) => {
      now += ms;
      server.pass(ms);
      return Promise.resolve();
    },
  };
}

const options = {
  allowWrites: true,
  only: ['doctor', 'workflows', 'requests', 'events'] as readonly SuiteName[],
  seed: 4711,
  runs: 4,
  rate: Infinity,
  timeout: 15_000,
};

export type PlainRun = Outcome & {
  readonly requests: readonly string[];
  readonly messages: readonly string[];
  readonly pongs: number;
};

type Changes = {
  readonly clock?: null;
  readonly allowWrites?: boolean;
  readonly manner?: LaravelOptions;
  readonly page?: string;
  readonly mock?: MockControls;
};

/** `clock: null` uses real time. */
export async function verifyPlain(
  contract: Contract,
  overrides: Overrides = {},
  changes: Changes = {},
): Promise<PlainRun> {
  const { clock, manner = {}, page, mock, ...changed } = changes;
  const server = await startPlainServer(overrides, manner);
  const target = {
    ...toTarget(server),
    ...(clock !== null && { clock: createServerClock(server) }),
    ...(page !== undefined && { page }),
    ...(mock && { mock }),
  };
  const only = mock ? suiteNames : options.only;
  const messages: string[] = [];
  const progress = { part: () => undefined, log: (text: string) => messages.push(text) };
  try {
    const outcome = await verify(
      contract,
      target,
      { ...options, only, ...changed, workflows: plainWorkflows },
      progress,
    );
    return { ...outcome, requests: server.requests(), messages, pongs: server.pongs() };
  } finally {
    await server.close();
  }
}

export function formatFinding({ kind, subject, at }: CountedFinding): string {
  return `${kind}: ${formatSubject(subject)} ${at}`.trim();
}
