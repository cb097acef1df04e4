import { observable, type Observable } from '@legendapp/state';
import type { Transition } from '#src/lib/transition.ts';
import { logDebug } from './debug-log.ts';

type Rules<State, Event, Effect> = {
  /** For the debug log, which gets each change of a state's `phase`. */
  readonly name: string;
  readonly initial: State;
  readonly reducer: (state: State, event: Event) => Transition<State, Effect>;
};

function getPhase(state: object): string {
  return 'phase' in state && typeof state.phase === 'string' ? state.phase : '';
}

/**
 * The base of stores whose rules are a pure reducer: an event changes the state, then its effects run. They may dispatch
 * further events. A store is open from its creation until `close`, and can be opened again.
 */
export abstract class ReducerStore<State extends object, Event extends { readonly type: string }, Effect> {
  readonly state$: Observable<State>;
  readonly #rules: Rules<State, Event, Effect>;
  #life = new AbortController();

  constructor(rules: Rules<State, Event, Effect>) {
    this.#rules = rules;
    this.state$ = observable<State>(rules.initial);
  }

  readonly dispatch = (event: Event): void => {
    const { name, reducer } = this.#rules;
    const before = this.state$.peek() as State;
    const { state, effects } = reducer(before, event);
    if (state !== before) {
      (this.state$ as Observable<object>).set(state);
      const [from, to] = [getPhase(before), getPhase(state)];
      if (from !== to) logDebug('app', `${name}: ${from} → ${to}`, { by: event.type });
      this.onChange?.(state);
    }
    for (const effect of effects) this.run(effect, before);
  };

  open(): void {
    if (this.life.aborted) this.#life = new AbortController();
  }

  close(): void {
    this.#life.abort();
  }

  /** Aborts when the store closes. */
  protected get life(): AbortSignal {
    return this.#life.signal;
  }

  /** Runs an effect, after the state has changed. `before` is the state before the event. */
  protected abstract run(effect: Effect, before: State): void;

  /** Called after a change, before its effects. */
  protected onChange?(state: State): void;
}
