import { dialogs$, openDialog } from '#src/ui/overlay/dialogs.ts';

let isOpen = false;

/** Opens the palette once, unless a dialog requires a choice. Its code loads on demand. */
export async function openSearchPalette(): Promise<void> {
  const top = dialogs$.peek().findLast(({ open }) => open);
  if (isOpen || top?.forced === true) return;
  isOpen = true;
  const onClosed = (): void => {
    isOpen = false;
  };
  try {
    const { Palette } = await import('./components/search-palette.tsx');
    openDialog(<Palette />, { size: 'palette', veilCloses: true, onClosed });
  } catch {
    // If the code doesn't load, the next press tries again.
    onClosed();
  }
}
