/** Times in milliseconds since 1970. */
export type ClockState = {
  readonly paused: boolean;
  /** Session milliseconds per real millisecond. */
  readonly speed: number;
  /** The session's time at the real time `real`. */
  readonly virtual: number;
  readonly real: number;
};

/** One session's clock. The mock server reads every time from here. */
export type Clock = {
  readonly now: () => number;
  /** Now in Laravel's format: ISO 8601, UTC, microseconds. */
  readonly stamp: () => string;
  readonly state: () => ClockState;
  readonly set: (change: { readonly paused?: boolean | undefined; readonly speed?: number | undefined }) => void;
  /** Moves forward to `time`. Ignores a past time. */
  readonly moveTo: (time: number) => void;
  /** Real milliseconds until `time`: 0 if it has passed, Infinity while paused. */
  readonly realDelay: (time: number) => number;
};

export function laravelTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000Z');
}

export function clockStart(realNow: number, startsAt: number | undefined, paused: boolean): ClockState {
  return {
    paused,
    speed: 1,
    virtual: startsAt ?? realNow,
    real: realNow,
  };
}

export function createClock(initial: ClockState, realNow: () => number): Clock {
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
}
