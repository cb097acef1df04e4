import type { ConversationHost } from '#src/features/conversation/conversation-host.ts';
import type { FinishResult } from '#src/features/conversation/conversation-store.ts';
import { refreshElements } from '#src/features/elements/queries.ts';
import { refreshProfile } from '#src/features/profile/queries.ts';
import { refreshStories } from '#src/features/stories/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { getPathAround } from '#src/lib/paths.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { toast } from '#src/ui/feedback/toast.ts';

type End = FinishResult & { readonly kind: string | null };

export function endConversation(
  subject: ConversationSubject,
  { title, message, story, reconciliation, kind }: End,
  host: ConversationHost,
): void {
  const about: ConversationSubject =
    subject.endpoint === 'stories' ? { ...subject, story: subject.story ?? story } : subject;
  void refreshStories(about.endpoint === 'stories' ? (about.story ?? undefined) : undefined);
  if (about.endpoint === 'writer') void refreshProfile();
  if ('project' in about && about.project !== null) void refreshElements(about.project);
  toast({
    type: 'success',
    title: title === null ? 'Conversation finished' : `Conversation finished: ${title}`,
    message: message ?? 'Your answers are saved.',
    ...(reconciliation !== null && {
      action: { label: 'Review changes', onAction: () => appActions().openReconciliation(reconciliation) },
    }),
  });
  host.continueTo(getPathAround(about, kind));
}
