import type { BrowserOptions, Event } from '@sentry/react';
import { addressShape, sanitizeEvent, pick } from './event.ts';
import { sanitizeReplay } from './replay.ts';

type Transport = ReturnType<NonNullable<BrowserOptions['transport']>>;
export type Envelope = Parameters<Transport['send']>[0];

type Item = readonly [Readonly<Record<string, unknown>> & { type: string }, unknown];

/**
 * Filters what no hook of the library sees: the envelope's head, transactions, session replays, and items of kinds that nobody has
 * reviewed. Returns null when an item must be dropped.
 */
export function sanitizeEnvelope(envelope: Envelope): Envelope | null {
  const [head, items] = envelope as unknown as readonly [Readonly<Record<string, unknown>>, readonly Item[]];
  const clean = items.map(cleanItem);
  // A replay's two items are useless without each other.
  if (clean.some((item) => item === null)) return null;
  return [cleanHead(head), clean] as unknown as Envelope;
}

function cleanHead(head: Readonly<Record<string, unknown>>): object {
  const trace = head['trace'] as Readonly<Record<string, unknown>> | undefined;
  return {
    ...pick(head, 'event_id', 'sent_at', 'dsn'),
    ...(trace && {
      trace: pick(trace, 'trace_id', 'public_key', 'sample_rate', 'sampled', 'sample_rand', 'replay_id'),
    }),
  };
}

function cleanItem([head, payload]: Item): Item | null {
  switch (head.type) {
    case 'event':
      // Rebuilt by `beforeSend`.
      return [{ type: head.type }, payload];
    case 'transaction':
      return [{ type: head.type }, sanitizeEvent(payload as Event)];
    case 'replay_event':
      return [{ type: head.type }, cleanReplay(payload as Replay)];
    case 'replay_recording': {
      const recording = sanitizeReplay(payload, (address) => addressShape(address));
      if (recording === null) return null;
      return [{ type: head.type, length: new TextEncoder().encode(recording).length }, recording];
    }
    default:
      return null;
  }
}

type Replay = Event & {
  replay_id?: string;
  replay_type?: string;
  segment_id?: number;
  replay_start_timestamp?: number;
  error_ids?: string[];
  trace_ids?: string[];
  urls?: string[];
};

function cleanReplay(replay: Replay): object {
  const { urls = [] } = replay;
  return {
    ...sanitizeEvent(replay),
    ...pick(replay, 'replay_id', 'replay_type', 'segment_id', 'replay_start_timestamp', 'error_ids', 'trace_ids'),
    urls: urls.map((url) => addressShape(url)),
  };
}
