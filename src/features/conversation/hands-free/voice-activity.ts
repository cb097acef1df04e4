/**
 * Finds speech in a series of levels (from 0 to 1, one per 100 ms, 0.02 are about 1 dB). The noise floor adapts, because a
 * fan, a street or another microphone's gain isn't silence.
 */
export type VoiceActivity = {
  /** The newest levels, oldest first. */
  readonly levels: readonly number[];
  /** Something is clearly louder than the noise. */
  readonly isSound: boolean;
  /** The sound lasts and varies as syllables do. A passing car doesn't. */
  readonly isSpeech: boolean;
};

/** 6 s: longer than any phrase without a gap, short enough to get used to a noise. */
const floorTicks = 60;
/** The noise floor is the level that a tenth of the ticks stay below. */
const floorShare = 0.1;
/** A sound begins about 6 dB above the floor and lasts until 4 dB. */
const beginsAbove = 0.125;
const lastsAbove = 0.083;
/** Speech is loud in 4 of the last 10 ticks, and its level changes by about 2.5 dB per tick. */
const speechTicks = 10;
const loudTicks = 4;
const leastChange = 0.05;

export const noVoice: VoiceActivity = { levels: [], isSound: false, isSpeech: false };

function getFloor(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * floorShare)] ?? 0;
}

function getMeanChange(levels: readonly number[]): number {
  const changes = levels.slice(1).map((level, at) => Math.abs(level - (levels[at] ?? level)));
  return changes.length === 0 ? 0 : changes.reduce((sum, change) => sum + change, 0) / changes.length;
}

export function hearLevel(before: VoiceActivity, level: number): VoiceActivity {
  const levels = [...before.levels, level].slice(-floorTicks);
  const floor = getFloor(levels);
  const isSound = level > floor + (before.isSound ? lastsAbove : beginsAbove);
  const latest = levels.slice(-speechTicks);
  const loud = latest.filter((one) => one > floor + beginsAbove).length;
  const isSpeech = isSound && loud >= loudTicks && getMeanChange(latest) >= leastChange;
  return { levels, isSound, isSpeech };
}
