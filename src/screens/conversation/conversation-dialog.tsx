import { chakra } from '@chakra-ui/react';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { type ConversationProps, ConversationView } from './conversation-view.tsx';

const Room = chakra('div', {
  base: { flex: '1', minHeight: '0', borderRadius: 'dialog', overflow: 'hidden', bg: 'bg.canvas' },
});

export function ConversationDialog({ subject, isTest = false }: Pick<ConversationProps, 'subject' | 'isTest'>) {
  const dialog = useDialog();
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return (
    <Room>
      <ConversationView subject={subject} userId={writer.id} dialog={dialog} isTest={isTest} />
    </Room>
  );
}
