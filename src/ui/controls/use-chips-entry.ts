import { type KeyboardEvent, useState } from 'react';
import { announce } from '../announcer.ts';
import { addChips, type ChipOption, chipOptions, emptyEntryKey, type Mark, splitEntry } from './chips-entry.ts';

type Options = {
  value: readonly string[];
  options: readonly string[];
  onChange: (value: readonly string[]) => void;
  focus: () => void;
};

type Stand = {
  readonly typed: string;
  readonly offered: readonly ChipOption[];
  readonly isOpen: boolean;
  readonly current: number;
  readonly mark: Mark;
};

export type ChipsEntry = Stand & {
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
  readonly onChoose: (word: string) => void;
  readonly onRemove: (at: number) => void;
};

const atRest = { typed: '', isOpen: false, current: -1, mark: null as Mark };

type Moves = {
  add: (chips: readonly string[]) => void;
  remove: (at: number) => void;
  point: (at: number) => void;
  setMark: (next: Mark) => void;
  close: () => void;
};

/** Returns null for keys left to the browser. */
function getKeyAction(key: string, now: Stand, count: number, moves: Moves): (() => void) | null {
  const { typed, offered, isOpen, current, mark } = now;
  const last = offered.length - 1;
  if (key === 'ArrowDown') return () => moves.point(isOpen && current < last ? current + 1 : 0);
  if (key === 'ArrowUp') return isOpen ? () => moves.point(current > 0 ? current - 1 : last) : null;
  // Never submits the form: Enter adds the chip.
  if (key === 'Enter') return () => moves.add([(isOpen ? offered[current]?.word : undefined) ?? typed]);
  if (key === 'Escape') return isOpen || typed !== '' ? moves.close : null;
  const inEmpty = typed === '' ? emptyEntryKey(key, mark, count) : null;
  if (inEmpty === null) return null;
  const { remove, mark: next } = inEmpty;
  return remove === null ? () => moves.setMark(next) : () => moves.remove(remove);
}

export function useChipsEntry({ value, options, onChange, focus }: Options): ChipsEntry {
  const [state, setState] = useState(atRest);
  const { typed, mark } = state;
  const offered = chipOptions(typed, options, value);
  const isOpen = state.isOpen && offered.length > 0;
  const current = isOpen ? Math.min(state.current, offered.length - 1) : -1;
  const now: Stand = { typed, offered, isOpen, current, mark };

  const add = (chips: readonly string[], then = atRest): void => {
    const all = addChips(value, chips, options);
    setState(then);
    if (all.length === value.length) return;
    onChange(all);
    announce(`${all.slice(value.length).join(', ')} added`);
  };
  const remove = (at: number): void => {
    setState({ ...atRest, typed });
    onChange(value.filter((_word, n) => n !== at));
    announce(`${value[at] ?? ''} removed`);
    focus();
  };
  const moves: Moves = {
    add,
    remove,
    point: (at) => setState({ ...state, isOpen: true, current: at, mark: null }),
    setMark: (next) => {
      setState({ ...atRest, mark: next });
      if (next !== null) announce(`${value[next] ?? ''} selected. Press Backspace to remove it.`);
    },
    close: () => setState(isOpen ? { ...state, isOpen: false } : atRest),
  };
  return {
    ...now,
    onType: (text) => {
      const { chips, rest } = splitEntry(text);
      add(chips, { typed: rest, isOpen: true, current: -1, mark: null });
    },
    onKeyDown: (event) => {
      // oxlint-disable-next-line typescript/no-deprecated -- Safari ends a composition before the key arrives; only 229 identifies it
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      const act = getKeyAction(event.key, now, value.length, moves);
      if (act === null) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    onOpen: () => setState({ ...state, isOpen: true }),
    onLeave: () => add([typed]),
    onChoose: (word) => add([word], { ...atRest, isOpen: true }),
    onRemove: remove,
  };
}
