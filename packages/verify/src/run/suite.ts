import type { Backend, BackendRequest, Reply } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/base/clock.ts';
import type { SuiteName } from '#verify/base/finding.ts';
import type { Login } from '#verify/base/options.ts';
import { atPointer } from '#verify/base/values.ts';
import { unexpectedStatus } from '#verify/check/check-response.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';

export type MockControls = {
  readonly sendEvent: (channel: string, event: string, payload: unknown) => Promise<void>;
};

export type SuiteContext = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  readonly writer: Backend;
  readonly login: Login;
  readonly otherUser: Backend | null;
  readonly anonymous: Backend;
  readonly createAnonymousClient: () => Backend;
  readonly events: EventStream | null;
  /** False if the doctor saw that no events arrive. */
  readonly hasEvents?: boolean;
  readonly mock: MockControls | null;
  readonly allowWrites: boolean;
  readonly seed: number;
  readonly runs: number;
  /** Given values for path parameters. */
  readonly ids?: ReadonlyMap<string, string>;
  readonly workflows: string;
  readonly log: (line: string) => void;
};

/** Reports findings to the journal; `FatalError` ends the verification. */
export type Suite = {
  readonly name: SuiteName;
  readonly title: string;
  readonly run: (context: SuiteContext) => Promise<void>;
};

export function skip({ recorder, log }: Pick<SuiteContext, 'recorder' | 'log'>, what: string, why: string): void {
  log(`skipped: ${what} (${why})`);
  recorder.leaveOut(what, why);
}

export async function fetchUserId(
  context: Pick<SuiteContext, 'recorder' | 'contract'>,
  backend: Backend,
): Promise<string | null> {
  const { json } = await sendRequest(context, backend, { method: 'GET', target: '/api/v1/auth/user' });
  const id = atPointer(json, '/data/id');
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null;
}

/** Resolves to undefined if the contract has no such operation, or without a 200. */
export async function readJson(
  context: Pick<SuiteContext, 'recorder' | 'contract'>,
  backend: Backend,
  target: string,
): Promise<unknown> {
  if (!context.contract.rest.find('GET', target)) return undefined;
  const { status, json } = await sendRequest(context, backend, { method: 'GET', target });
  return status === 200 ? json : undefined;
}

export async function sendRequest(
  { recorder, contract }: Pick<SuiteContext, 'recorder' | 'contract'>,
  backend: Backend,
  request: BackendRequest,
): Promise<Reply> {
  const reply = await backend.send(request);
  const { exchange, status } = reply;
  const faults = recorder.exchange(exchange);
  const operation = contract.rest.find(request.method, request.target)?.operation.id;
  // Documented for every operation but never expected: the server failed or lost the session.
  const isUnexpected = status >= 500 || (status === 401 && backend.token !== '');
  if (operation !== undefined && faults.length === 0 && isUnexpected) {
    const text = `It returned ${status} to a logged-in writer.`;
    recorder.addAbout(reply, unexpectedStatus({ operation, status }, exchange, text));
  }
  return reply;
}
