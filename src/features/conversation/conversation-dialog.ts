import type { ConversationSubject } from '#src/lib/conversation-subject.ts';

let open: (subject: ConversationSubject) => void = () => undefined;

/** Says who opens the dialog: a conversation joins several features, so the application puts it together. */
export function registerConversationDialog(opener: (subject: ConversationSubject) => void): void {
  open = opener;
}

/** Opens the modal conversation engine (section 2) over the present screen. */
export function openConversationDialog(subject: ConversationSubject): void {
  open(subject);
}
