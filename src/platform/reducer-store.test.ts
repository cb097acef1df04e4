import { beforeEach, describe, expect, it } from 'vitest';
import { transition } from '#src/lib/transition.ts';
import { clearDebugLog, debugLog$ } from './debug-log.ts';
import { ReducerStore } from './reducer-store.ts';

type State = { readonly phase: 'closed' | 'open'; readonly visits: number };
type Event = { readonly type: 'opened' | 'visited' | 'ignored' };
type Effect = { readonly type: 'greet' | 'count' };

function reducer(state: State, { type }: Event) {
  if (type === 'opened') return transition<State, Effect>({ ...state, phase: 'open' }, { type: 'greet' });
  if (type === 'visited')
    return transition<State, Effect>({ ...state, visits: state.visits + 1 }, { type: 'count' }, { type: 'greet' });
  return transition<State, Effect>(state);
}

class Shop extends ReducerStore<State, Event, Effect> {
  readonly changes: State[] = [];
  readonly runs: unknown[] = [];
  readonly #greetsTwice: boolean;

  constructor({ greetsTwice = false } = {}) {
    super({ name: 'shop', initial: { phase: 'closed', visits: 0 }, reducer });
    this.#greetsTwice = greetsTwice;
  }

  get isOpen(): boolean {
    return !this.life.aborted;
  }

  protected override onChange(state: State): void {
    this.changes.push(state);
    this.runs.push(state);
  }

  protected override run(effect: Effect, before: State): void {
    this.runs.push([effect.type, before.visits, this.state$.peek().visits]);
    if (this.#greetsTwice && effect.type === 'greet' && before.visits === 0) this.dispatch({ type: 'visited' });
  }
}

beforeEach(clearDebugLog);

describe('ReducerStore', () => {
  it('changes its state, then runs the effects in order with the state before', () => {
    const shop = new Shop();
    shop.dispatch({ type: 'visited' });
    expect(shop.runs).toEqual([{ phase: 'closed', visits: 1 }, ['count', 0, 1], ['greet', 0, 1]]);
  });

  it('lets an effect dispatch, and reports no change for an event without one', () => {
    const shop = new Shop({ greetsTwice: true });
    shop.dispatch({ type: 'ignored' });
    expect(shop.changes).toEqual([]);
    shop.dispatch({ type: 'opened' });
    expect(shop.changes.map(({ visits }) => visits)).toEqual([0, 1, 2]);
  });

  it('logs each change of the phase', () => {
    const shop = new Shop();
    for (const type of ['visited', 'opened'] as const) shop.dispatch({ type });
    expect(debugLog$.peek().map(({ text }) => text)).toEqual(['shop: closed → open']);
  });

  it('lives from its creation until it closes, and again once it is opened', () => {
    const shop = new Shop();
    const lives = [shop.isOpen];
    shop.close();
    lives.push(shop.isOpen);
    shop.open();
    expect([...lives, shop.isOpen]).toEqual([true, false, true]);
  });
});
