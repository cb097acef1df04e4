import { useWindowEvent } from '@mantine/hooks';
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
  useWindowEvent('keydown', (event) => {
    const act = acts[event.key];
    if (act === undefined || !singleKeys$.peek() || !isSingleKey(event)) return;
    event.preventDefault();
    act();
  });
}
