import { useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { readTurns } from '#src/features/stories/queries.ts';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';

/** Returns the menu items that export and print a conversation's questions and answers. */
export function useInterviewItems(sessionChatId: number, title: string): readonly MenuItem[] {
  const toExportItems = useExportItems(useAuthor());
  return toExportItems({
    name: title,
    kinds: ['word', 'markdown'],
    contents: ['interview'],
    toDoc: async (_kind, options) => {
      const { toInterview } = await import('#src/features/stories/story-text.ts');
      return toInterview(title, await readTurns([sessionChatId]), options);
    },
  });
}
