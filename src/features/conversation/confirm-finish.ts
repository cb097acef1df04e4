import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';

/** Asks whether to finish the conversation. */
export function confirmFinish(subject: ConversationSubject): Promise<boolean> {
  const savedText =
    subject.endpoint === 'stories' ? 'Your answers are saved on the story’s page.' : 'Your answers are saved.';
  return confirm({
    title: 'Finish this conversation?',
    message: `${savedText} You can come back and add more at any time.`,
    action: 'Finish',
  });
}
