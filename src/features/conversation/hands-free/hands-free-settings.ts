import { asString } from '#src/lib/decode.ts';
import { parseSettings, storeSettings, clampNumber } from '#src/platform/stored-settings.ts';

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

/** Parses stored settings; missing or invalid ones get defaults. */
function readHandsFreeSettings(text: string | null): HandsFreeSettings {
  const raw = parseSettings(text);
  return {
    pauseSeconds: clampNumber(raw['pauseSeconds'], handsFreeRanges.pauseSeconds, usual.pauseSeconds),
    voice: asString(raw['voice']) ?? usual.voice,
    speed: clampNumber(raw['speed'], handsFreeRanges.speed, usual.speed),
  };
}

const stored = storeSettings('handsFree', readHandsFreeSettings);
export const handsFreeSettings$ = stored.settings$;
export const changeHandsFreeSettings = stored.change;
