/** What must be kept to go on with a clock later. Times in milliseconds since 1970. */
export type ClockState = {
  readonly paused: boolean;
  /** How many session milliseconds pass in one real millisecond. */
  readonly speed: number;
  /** The session's time at the real time `real`. */
  readonly virtual: number;
  readonly real: number;
};

/** The time of one session: every time in the mock environment comes from here. */
export type Clock = {
  readonly now: () => number;
  /** Now as Laravel writes it: ISO 8601, UTC, microseconds. */
  readonly stamp: () => string;
  readonly state: () => ClockState;
  readonly set: (change: { readonly paused?: boolean | undefined; readonly speed?: number | undefined }) => void;
  /** Goes forward to `time`; a time that has passed already changes nothing. */
  readonly moveTo: (time: number) => void;
  /** Real milliseconds until `time`: 0 when it has come, Infinity while paused. */
  readonly realDelay: (time: number) => number;
};

/** A time as Laravel writes it on the wire. */
export const laravelTime = (time: number): string => new Date(time).toISOString().replace('Z', '000Z');

/** A running clock at `start` and real speed, or, by `startsAt`, one that begins elsewhere. */
export const clockStart = (realNow: number, startsAt: number | undefined, paused: boolean): ClockState => ({
  paused,
  speed: 1,
  virtual: startsAt ?? realNow,
  real: realNow,
});

/** A clock that goes on from `initial`; `realNow` is the machine's own clock. */
export const createClock = (initial: ClockState, realNow: () => number): Clock => {
  let state = initial;
  const now = (): number =>
    state.paused ? state.virtual : Math.floor(state.virtual + (realNow() - state.real) * state.speed);
  return {
    now,
    stamp: () => laravelTime(now()),
    state: () => state,
    set: (change) => {
      state = {
        paused: change.paused ?? state.paused,
        speed: change.speed ?? state.speed,
        virtual: now(),
        real: realNow(),
      };
    },
    moveTo: (time) => {
      if (time > now()) state = { ...state, virtual: time, real: realNow() };
    },
    realDelay: (time) => {
      const ahead = time - now();
      if (ahead <= 0) return 0;
      return state.paused ? Infinity : ahead / state.speed;
    },
  };
};
