import { EmptyState } from '#src/ui/display/empty-state.tsx';
import type { ReactNode } from 'react';

type Props = {
  kind: string;
  pluralName: string;
  search: string;
  hint?: string;
  children?: ReactNode;
};

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
