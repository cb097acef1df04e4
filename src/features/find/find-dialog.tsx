import { getTopLayer } from '#src/ui/overlay/dialog-stack-state.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { layers } from '#src/ui/overlay/layer-store.ts';

let isOpen = false;

/** Opens the palette, once; a dialog that must be answered stays in front. Its code comes with it. */
export async function openSearchPalette(): Promise<void> {
  if (isOpen || getTopLayer(layers.read())?.forced === true) return;
  isOpen = true;
  const onClosed = (): void => {
    isOpen = false;
  };
  try {
    const { Palette } = await import('./components/palette.tsx');
    openDialog(<Palette />, { size: 'palette', veilCloses: true, onClosed });
  } catch {
    // Without its code, as without a connection, there is no palette; the next press tries again.
    onClosed();
  }
}
