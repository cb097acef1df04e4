/** A mock server's writer as the verifier sees one, on a clock that only the verifier moves. */
import type { MockServer } from '#mocks/mock-server.ts';
import { secondUser } from '#mocks/scenarios/seed.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import type { components } from '#src/api/generated/schema.ts';
import { type Backend, createBackend } from '#verify/backend/backend.ts';
import { createRateLimiter } from '#verify/backend/limits.ts';
import type { Clock } from '#verify/base/clock.ts';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { EventWatch, type Watch } from '#verify/events/watch.ts';
import { type EventStream, openEventStream } from '#verify/stream/event-stream.ts';
import { Writer } from './mock-writer.ts';

export type WatchedMock = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  readonly writer: Backend;
  readonly stream: EventStream;
  readonly watch: Watch;
  readonly disturb: (change: control['schemas']['ConnectionChange']) => Promise<void>;
  readonly sendEvent: (channel: string, event: string, payload: unknown) => Promise<void>;
  readonly formatFindings: () => readonly string[];
};

async function fetchToken(
  presenter: Writer,
  body: { readonly email: string; readonly password: string },
): Promise<string> {
  const { data } = await presenter.ok<components['schemas']['LoginResponse']>('POST', '/api/v1/auth/login', { body });
  return data.token;
}

/** Starts a new session; the opener must close the stream. */
export async function openWatchedMock({ origin }: MockServer, session: string): Promise<WatchedMock> {
  const presenter = new Writer(origin, session);
  await presenter.startSession();
  await presenter.signIn();
  let now = 0;
  const clock: Clock = {
    now: () => now,
    wait: async (ms) => {
      await presenter.advance(Math.ceil(ms));
      now += Math.ceil(ms);
    },
  };
  const contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
  const recorder = new RunRecorder(contract);
  const headers = { 'X-Mock-Session': session };
  const timeout = 15_000;
  const pace = createRateLimiter(Infinity, clock);
  const writer = createBackend({ baseUrl: origin, clock, pace, timeout, headers });
  writer.token = presenter.token;
  const other = createBackend({ baseUrl: origin, clock, pace, timeout, headers });
  other.token = await fetchToken(presenter, { email: secondUser.email, password: secondUser.password });
  const stream = await openEventStream({
    url: origin,
    key: 'lamplight',
    backend: writer,
    clock,
    recorder,
    timeout,
    headers,
  });
  return {
    contract,
    clock,
    recorder,
    writer,
    stream,
    watch: new EventWatch({ contract, clock, recorder, otherUser: other }, stream),
    disturb: async (body) => {
      await presenter.ok('POST', '/__mock/session/connection', { body });
    },
    sendEvent: async (channel, event, payload) => {
      await presenter.ok('POST', '/__mock/session/events', { body: { channel, event, payload } });
    },
    formatFindings: () => recorder.findings().map(({ kind, subject }) => `${kind} ${subject.channel ?? ''}`.trim()),
  };
}
