import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubscription } from '#src/ui/use-subscription.ts';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';
import type { ExportSource } from './export-dialog.tsx';

export type ItemSource = Omit<ExportSource, 'preparePrint'>;

function loadDialog() {
  return import('./export-dialog.tsx');
}

/**
 * Returns a function that makes the menu items which export a text and print it. The browser's own command also prints the
 * text then, until the component unmounts.
 */
export function useExportItems(author: string | null): (source: ItemSource) => readonly MenuItem[] {
  const [openSheet, setOpenSheet] = useState<(() => () => void) | null>(null);
  useSubscription(openSheet);
  return (source) => {
    const printable: ExportSource = {
      ...source,
      preparePrint: async (options) => {
        const [{ printText }, doc] = await Promise.all([
          import('../export/print-sheet.ts'),
          source.toDoc('print', options),
        ]);
        flushSync(() => setOpenSheet(() => () => printText(doc, author)));
      },
    };
    return [
      {
        label: 'Export',
        icon: Download,
        onSelect: () => void loadDialog().then(({ openExport }) => openExport(printable)),
      },
      {
        label: 'Print or save as PDF',
        icon: Printer,
        onSelect: () => void loadDialog().then(({ print }) => print(printable)),
      },
    ];
  };
}
