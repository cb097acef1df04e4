import { observable } from '@legendapp/state';
import { asObject, asString } from '#src/lib/decode.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';

export type HandsFreeSettings = {
  /** Quiet after which the pause is announced. */
  readonly pauseSeconds: number;
  /** The browser's identifier of a voice. Null: one that speaks the question's language. */
  readonly voice: string | null;
  readonly speed: number;
};

export const handsFreeRanges = {
  pauseSeconds: { min: 2, max: 10, step: 1 },
  speed: { min: 0.6, max: 1.6, step: 0.1 },
} as const;

const usual: HandsFreeSettings = { pauseSeconds: 4, voice: null, speed: 1 };
const storageKey = 'handsFree';

function within(raw: unknown, { min, max }: { min: number; max: number }, otherwise: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.min(max, Math.max(min, raw)) : otherwise;
}

/** Parses stored settings; missing or invalid ones get defaults. */
function readHandsFreeSettings(text: string | null): HandsFreeSettings {
  let raw: Readonly<Record<string, unknown>> = {};
  try {
    raw = asObject(JSON.parse(text ?? ''));
  } catch {
    // Unreadable settings count as missing.
  }
  return {
    pauseSeconds: within(raw['pauseSeconds'], handsFreeRanges.pauseSeconds, usual.pauseSeconds),
    voice: asString(raw['voice']) ?? usual.voice,
    speed: within(raw['speed'], handsFreeRanges.speed, usual.speed),
  };
}

export const handsFreeSettings$ = observable<HandsFreeSettings>(readHandsFreeSettings(readStored('local', storageKey)));

export function changeHandsFreeSettings(change: Partial<HandsFreeSettings>): void {
  const next = { ...handsFreeSettings$.peek(), ...change };
  handsFreeSettings$.set(next);
  writeStored('local', storageKey, JSON.stringify(next));
}
