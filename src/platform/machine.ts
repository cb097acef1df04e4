import { observable, type Observable } from '@legendapp/state';
import type { Transition } from '#src/lib/transition.ts';
import { logDebug } from './debug-log.ts';

type Options<State, Event, Effect> = {
  /** For the debug log, which gets each change of a state's `phase`. */
  readonly name: string;
  readonly initial: State;
  readonly reducer: (state: State, event: Event) => Transition<State, Effect>;
  /** Called for each effect in order, after the state has changed. `before` is the state before the event. */
  readonly runEffect: (effect: Effect, before: State) => void;
  /** Called after a change, before its effects. */
  readonly onChange?: (state: State) => void;
};

export type Machine<State, Event> = {
  readonly state$: Observable<State>;
  readonly dispatch: (event: Event) => void;
};

function getPhase(state: object): string {
  return 'phase' in state && typeof state.phase === 'string' ? state.phase : '';
}

/** Runs a pure reducer: an event changes the state, then its effects run. They may dispatch further events. */
export function createMachine<State extends object, Event extends { readonly type: string }, Effect>({
  name,
  initial,
  reducer,
  runEffect,
  onChange,
}: Options<State, Event, Effect>): Machine<State, Event> {
  const state$ = observable<State>(initial);
  const dispatch = (event: Event): void => {
    const before = state$.peek() as State;
    const { state, effects } = reducer(before, event);
    if (state !== before) {
      (state$ as Observable<object>).set(state);
      const [from, to] = [getPhase(before), getPhase(state)];
      if (from !== to) logDebug('app', `${name}: ${from} → ${to}`, { by: event.type });
      onChange?.(state);
    }
    for (const effect of effects) runEffect(effect, before);
  };
  return { state$, dispatch };
}
