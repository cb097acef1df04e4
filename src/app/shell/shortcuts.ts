import { useEffect } from 'react';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { isSingleKey } from '#src/ui/focus/keys.ts';
import { toggleRail } from './rail-state.ts';

export function openShortcuts(): void {
  void import('#src/features/shortcuts/open-sheet.tsx').then(
    ({ openShortcutsSheet }) => openShortcutsSheet(),
    () => undefined,
  );
}

const acts: Readonly<Record<string, () => void>> = { '?': openShortcuts, '[': toggleRail };

export function useShellKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = acts[event.key];
      if (act === undefined || !singleKeys$.peek() || !isSingleKey(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
