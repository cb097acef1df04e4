import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { ShortcutsSheet } from './components/shortcuts-sheet.tsx';

let isOpen = false;

/** Opens the list of shortcuts over whatever is there, once. */
export function openShortcutsSheet(): void {
  if (isOpen) return;
  isOpen = true;
  // What the page under it has now: nothing behind the sheet changes by a key.
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  openDialog(<ShortcutsSheet isThere={isThere} />, {
    size: 'lg',
    veilCloses: true,
    onClosed: () => {
      isOpen = false;
    },
  });
}
