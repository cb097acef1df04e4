import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#verify/base/clock.ts';
import { type FindingKind, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { isFields, parseJson } from '#verify/base/values.ts';
import { sizeHint } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import { unreachable } from '#verify/base/failure.ts';

/** The server's PUSHER_APP_ID, _KEY and _SECRET (or REVERB_APP_ID and so on). */
export type PusherApp = { readonly id: string; readonly key: string; readonly secret: string };

export type TapDeps = {
  readonly app: PusherApp;
  /** Pusher or Reverb server that receives all events too, so that clients keep working. */
  readonly forward?: URL;
  readonly recorder: RunRecorder;
  readonly clock: Clock;
};

type Reply = { readonly status: number; readonly body: string; readonly fault?: Mismatch };

type PublishedEvent = { readonly channels: readonly string[]; readonly event: string; readonly data: string };

/** Reverb's limit for an event's data, in bytes. */
const largestData = 10_000;

/** In seconds. */
const tolerance = 600;

/** Returns why a publish request's signature is invalid, or null (pusher.com/docs/channels/library_auth_reference/rest-api). */
function getSignatureFault({ key, secret }: PusherApp, url: URL, body: Buffer, now: number): string | null {
  const query = new Map(url.searchParams);
  const signature = Buffer.from(query.get('auth_signature') ?? '');
  query.delete('auth_signature');
  if (query.get('auth_key') !== key) return 'The auth_key is not the key of this application.';
  const away = Math.abs(now / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!(away <= tolerance)) return `The auth_timestamp is not within ${tolerance} seconds of this machine's time.`;
  if (query.get('body_md5') !== createHash('md5').update(body).digest('hex'))
    return 'The body_md5 is not that of the body.';
  const sorted = [...query].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signed = `POST\n${url.pathname}\n${sorted.map(([name, value]) => `${name}=${value}`).join('&')}`;
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const isValid = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isValid ? null : 'Authentication signature invalid.';
}

function readEvent(value: unknown): PublishedEvent | null {
  if (!isFields(value)) return null;
  const { name: event, data, channel, channels = channel === undefined ? [] : [channel] } = value;
  const isList = Array.isArray(channels) && channels.length > 0 && channels.every((name) => typeof name === 'string');
  return isList && typeof event === 'string' && typeof data === 'string' ? { channels, event, data } : null;
}

/** Returns null if the body isn't one event, or a batch of events. */
function readEvents(body: Buffer, isBatch: boolean): readonly PublishedEvent[] | null {
  const value = parseJson(body.toString('utf8'));
  const items: unknown = isBatch && isFields(value) ? value['batch'] : [value];
  const events = Array.isArray(items) ? items.map(readEvent) : [null];
  return events.every((event) => event !== null) ? events : null;
}

function refuse(status: number, kind: FindingKind, text: string, hint?: string): Reply {
  return { status, body: text, fault: mismatch(kind, {}, text, hint) };
}

async function passOn(forward: URL, { headers, url = '' }: IncomingMessage, body: Buffer): Promise<Reply> {
  const type = headers['content-type'] ?? 'application/json';
  try {
    const options = { method: 'POST', headers: { 'Content-Type': type }, body: new Uint8Array(body) };
    const response = await fetch(`${forward.origin}${url}`, options);
    const answer = await response.text();
    if (response.ok) return { status: response.status, body: answer };
    const text = `${forward.origin} refused a publish request: ${response.status} ${answer}`;
    return { status: response.status, body: answer, fault: mismatch('set-up', {}, text) };
  } catch (error) {
    return refuse(502, 'set-up', unreachable(forward.origin, error), 'Check that the server at --forward is running.');
  }
}

async function replyTo({ app, forward, recorder, clock }: TapDeps, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://tap');
  const body = await buffer(request);
  const [, id, form] = /^\/apps\/([^/]+)\/(events|batch_events)$/.exec(url.pathname) ?? [];
  if (id === undefined || request.method !== 'POST')
    return refuse(404, 'set-up', `The server sends a request to ${url.pathname}, which doesn't publish events.`);
  if (id !== app.id)
    return refuse(404, 'set-up', `The server publishes to another app: expected ${app.id}, got ${url.pathname}.`);
  const fault = getSignatureFault(app, url, body, clock.now());
  if (fault !== null) {
    const hint =
      "Use the same app key and secret on the server as in --tap-key and --tap-secret, and check the server's clock.";
    return refuse(401, 'wrong-signature', `A publish request has an invalid signature: ${fault}`, hint);
  }
  const events = readEvents(body, form === 'batch_events');
  if (!events) {
    const text = 'A publish request is invalid: expected JSON with name, data (as text) and channels.';
    return refuse(422, 'event-encoding', text);
  }
  const large = events.find(({ data }) => Buffer.byteLength(data) > largestData);
  if (large)
    return refuse(413, 'event-too-large', `The data of ${large.event} has more than ${largestData} bytes.`, sizeHint);
  for (const { channels, event, data } of events) {
    for (const channel of channels) recorder.event({ channel, event, data, at: clock.now() }, 'published');
  }
  return forward ? passOn(forward, request, body) : { status: 200, body: form === 'events' ? '{}' : '{"batch":{}}' };
}

/** Receives published events as the Pusher HTTP API does. Checks them against the contract, and their signatures. */
export function createTapHandler(
  parts: TapDeps,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const { status, body, fault } = await replyTo(parts, request);
    if (fault) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '';
      const evidence = [`${request.method ?? 'GET'} ${path}`, `returned ${status}`];
      parts.recorder.add(fault, evidence);
    }
    response.writeHead(status, { 'Content-Type': fault ? 'text/plain; charset=UTF-8' : 'application/json' });
    response.end(body);
  };
}
