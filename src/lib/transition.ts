/** What a reducer returns: the next state, and the effects to run in this order. */
export type Transition<State, Effect> = { readonly state: State; readonly effects: readonly Effect[] };

export function transition<State, Effect = never>(
  state: State,
  ...effects: readonly Effect[]
): Transition<State, Effect> {
  return { state, effects };
}

/** Continues with the first transition's state. The effects of both run, the first's first. */
export function chain<State, Effect>(
  first: Transition<State, Effect>,
  next: (state: State) => Transition<State, Effect>,
): Transition<State, Effect> {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}
