import { useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { readTurns } from '#src/features/stories/queries.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';

type Props = { sessionChatId: number; title: string };

/** Exports and prints a conversation's questions and answers. */
export function InterviewMenu({ sessionChatId, title }: Props) {
  const toExportItems = useExportItems(useAuthor());
  const items = toExportItems({
    name: title,
    kinds: ['word', 'markdown'],
    contents: ['interview'],
    toDoc: async (_kind, options) => {
      const { toInterview } = await import('#src/features/stories/story-text.ts');
      return toInterview(title, await readTurns([sessionChatId]), options);
    },
  });
  return <Menu label={`More actions for ${title}`} items={items} />;
}
