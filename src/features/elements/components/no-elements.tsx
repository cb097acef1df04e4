import { EmptyState } from '#src/ui/display/empty-state.tsx';
import type { ReactNode } from 'react';

type Props = {
  /** The part of the address, such as "characters". */
  kind: string;
  pluralName: string;
  /** What was looked for; empty when nothing was. */
  search: string;
  /** What to do about it, where that is not to add one here. */
  hint?: string;
  /** The first steps. */
  children?: ReactNode;
};

/** Where no element stands: there is none yet, or none that holds the words. */
export function NoElements({ kind, pluralName, search, hint, children }: Props) {
  if (search !== '') return <EmptyState title="No matches" hint="Try fewer words." />;
  const isPeople = kind === 'characters';
  return (
    <EmptyState
      title={isPeople ? 'Nobody here yet.' : `No ${pluralName.toLowerCase()} yet.`}
      hint={hint ?? (isPeople ? 'Add someone, or describe them aloud.' : 'Add one, or describe it aloud.')}
    >
      {children}
    </EmptyState>
  );
}
