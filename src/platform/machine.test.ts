import { beforeEach, describe, expect, it } from 'vitest';
import { transition } from '#src/lib/transition.ts';
import { clearDebugLog, debugLog$ } from './debug-log.ts';
import { createMachine } from './machine.ts';

type State = { readonly phase: 'closed' | 'open'; readonly visits: number };
type Event = { readonly type: 'opened' | 'visited' | 'ignored' };
type Effect = { readonly type: 'greet' | 'count' };

function reducer(state: State, { type }: Event) {
  if (type === 'opened') return transition<State, Effect>({ ...state, phase: 'open' }, { type: 'greet' });
  if (type === 'visited')
    return transition<State, Effect>({ ...state, visits: state.visits + 1 }, { type: 'count' }, { type: 'greet' });
  return transition<State, Effect>(state);
}

beforeEach(clearDebugLog);

describe('a machine', () => {
  it('changes its state, then runs the effects in order with the state before', () => {
    const runs: unknown[] = [];
    const machine = createMachine({
      name: 'shop',
      initial: { phase: 'closed', visits: 0 },
      reducer,
      onChange: (state) => runs.push(state),
      runEffect: (effect, before) => {
        runs.push([effect.type, before.visits, machine.state$.peek().visits]);
      },
    });
    machine.dispatch({ type: 'visited' });
    expect(runs).toEqual([{ phase: 'closed', visits: 1 }, ['count', 0, 1], ['greet', 0, 1]]);
  });

  it('lets an effect dispatch, and reports no change for an event without one', () => {
    const changes: State[] = [];
    const machine = createMachine({
      name: 'shop',
      initial: { phase: 'closed', visits: 0 },
      reducer,
      onChange: (state) => changes.push(state),
      runEffect: (effect, before) => {
        if (effect.type === 'greet' && before.visits === 0) machine.dispatch({ type: 'visited' });
      },
    });
    machine.dispatch({ type: 'ignored' });
    expect(changes).toEqual([]);
    machine.dispatch({ type: 'opened' });
    expect(changes.map(({ visits }) => visits)).toEqual([0, 1, 2]);
  });

  it('logs each change of the phase', () => {
    const machine = createMachine({
      name: 'shop',
      initial: { phase: 'closed', visits: 0 },
      reducer,
      runEffect: () => undefined,
    });
    for (const type of ['visited', 'opened'] as const) machine.dispatch({ type });
    expect(debugLog$.peek().map(({ text }) => text)).toEqual(['shop: closed → open']);
  });
});
