import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { ShortcutsSheet } from './components/shortcuts-sheet.tsx';

let isOpen = false;

export function openShortcutsSheet(): void {
  if (isOpen) return;
  isOpen = true;
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  openDialog(<ShortcutsSheet isThere={isThere} />, {
    size: 'lg',
    veilCloses: true,
    onClosed: () => {
      isOpen = false;
    },
  });
}
