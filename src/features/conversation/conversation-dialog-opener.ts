import type { ConversationSubject } from '#src/lib/conversation-subject.ts';

let open: (subject: ConversationSubject) => void = () => undefined;

export function registerConversationDialog(opener: (subject: ConversationSubject) => void): void {
  open = opener;
}

/** Opens the modal conversation engine (section 2). */
export function openConversationDialog(subject: ConversationSubject): void {
  open(subject);
}
