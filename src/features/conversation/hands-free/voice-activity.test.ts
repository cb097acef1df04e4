import { describe, expect, it } from 'vitest';
import { hearLevel, noVoice } from './voice-activity.ts';

/** A seeded random number from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** As audio-levels.ts: -60 dB is 0, -12 dB is 1. */
function fromDb(db: number): number {
  return Math.min(1, Math.max(0, (db + 60) / 48));
}

type Series = (tick: number, random: () => number) => number;

function noise(db: number, spreadDb: number): Series {
  return (_tick, random) => db + (random() - 0.5) * 2 * spreadDb;
}

/** Syllables of 100 to 300 ms between short gaps, over the noise. */
function speech(db: number, room: Series): Series {
  return (tick, random) => {
    const isGap = tick % 5 === 4 || random() < 0.15;
    return Math.max(room(tick, random), isGap ? db - 18 : db + (random() - 0.5) * 12);
  };
}

/** Each car gets 14 dB louder and quieter again within 6 s. */
function street(db: number): Series {
  return (tick, random) => db + 14 * Math.max(0, Math.sin((tick * Math.PI) / 60)) ** 2 + (random() - 0.5) * 3;
}

const quietRoom = noise(-58, 2);
const fan = noise(-40, 1.5);
const car = street(-46);

function hear(...parts: readonly (readonly [seconds: number, series: Series])[]) {
  const random = createRandom(7);
  let voice = noVoice;
  let tick = 0;
  return parts.map(([seconds, series]) =>
    Array.from({ length: seconds * 10 }, () => {
      voice = hearLevel(voice, fromDb(series(tick, random)));
      tick += 1;
      return voice;
    }),
  );
}

function seconds(ticks: readonly { isSound: boolean }[] = []): number {
  return ticks.filter(({ isSound }) => isSound).length / 10;
}

/** The longest quiet in seconds: this must not reach the pause while somebody speaks. */
function longestQuiet(ticks: readonly { isSound: boolean }[] = []): number {
  const runs = ticks
    .map(({ isSound }) => (isSound ? '|' : '.'))
    .join('')
    .split('|');
  return Math.max(...runs.map((run) => run.length)) / 10;
}

describe('voice activity', () => {
  const rooms: readonly (readonly [string, Series, number])[] = [
    ['a quiet room', quietRoom, -28],
    ['a constant fan', fan, -24],
    ['a street', car, -22],
    ['a quiet room with a soft speaker', quietRoom, -44],
    ['a constant fan with a soft speaker', fan, -30],
  ];

  it.each(rooms)('hears speech within two seconds in %s', (_name, room, db) => {
    const [, spoken] = hear([2, room], [8, speech(db, room)]);
    expect(spoken?.slice(0, 20).some(({ isSpeech }) => isSpeech)).toBe(true);
  });

  it.each(rooms)('finds no pause of a second in an answer of a minute in %s', (_name, room, db) => {
    const [, spoken] = hear([2, room], [60, speech(db, room)]);
    expect(longestQuiet(spoken)).toBeLessThan(1);
  });

  it.each(rooms)('hears speech that begins with the recording in %s', (_name, room, db) => {
    const [spoken] = hear([4, speech(db, room)]);
    expect(spoken?.some(({ isSpeech }) => isSpeech)).toBe(true);
  });

  it.each([
    ['a quiet room', quietRoom],
    ['a constant fan', fan],
    ['a street', car],
    ['a switched-off microphone', () => -100],
    ['a loud machine', noise(-18, 2)],
  ])('hears no speech in %s without a speaker', (_name, room) => {
    const [silent] = hear([120, room]);
    expect(silent?.some(({ isSpeech }) => isSpeech)).toBe(false);
  });

  it.each([
    ['a quiet room', quietRoom, -28],
    ['a constant fan', fan, -24],
    ['a quiet room with a soft speaker', quietRoom, -44],
  ])('hears four seconds of quiet after an answer in %s', (_name, room, db) => {
    const [, , after] = hear([1, room], [20, speech(db, room)], [6, room]);
    expect(longestQuiet(after)).toBeGreaterThan(4);
  });

  it('stays quiet in a long pause for thought, and hears the next word', () => {
    const [, thought, next] = hear([20, speech(-28, quietRoom)], [45, quietRoom], [2, speech(-28, quietRoom)]);
    expect(seconds(thought)).toBe(0);
    expect(next?.some(({ isSpeech }) => isSpeech)).toBe(true);
  });

  it('gets used to a fan that starts in a pause', () => {
    const [, , fanStarts] = hear([5, speech(-24, quietRoom)], [3, quietRoom], [15, fan]);
    expect(seconds(fanStarts?.slice(0, 10))).toBe(1);
    expect(longestQuiet(fanStarts)).toBeGreaterThan(4);
  });

  it('hears a single knock as a sound, but not as speech', () => {
    const [, knock, after] = hear([5, quietRoom], [0.1, () => -20], [3, quietRoom]);
    expect(knock).toMatchObject([{ isSound: true, isSpeech: false }]);
    expect(after?.some(({ isSpeech }) => isSpeech)).toBe(false);
  });
});
