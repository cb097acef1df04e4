import type { SessionChatHeading } from '#src/api/generated/types.ts';
import { readIdentifier, subjectOfChat } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { conversationPath, subjectPath } from '#src/lib/paths.ts';

export type ConversationHeading = {
  readonly title: string;
  readonly subtitle: string | null;
  /** Path that continues it. Null if it's finished or this version doesn't know its endpoint. */
  readonly path: string | null;
  /** Path of the screen of what it is about. */
  readonly backTo: string;
};

export function toConversationHeading(heading: SessionChatHeading): ConversationHeading {
  const { endpoint, identifier, finished, title, subtitle, element_type: kind } = heading;
  const subject = subjectOfChat({ ...heading, identifier: readIdentifier(identifier) });
  // A story without a title has no page yet.
  const shown = subject?.endpoint === 'stories' && trimmed(title) === null ? { ...subject, story: null } : subject;
  return {
    title: trimmed(title) ?? (endpoint === 'stories' ? 'New story' : 'Conversation'),
    subtitle: trimmed(subtitle),
    path: subject === null || finished ? null : conversationPath(subject),
    backTo: shown === null ? '/' : subjectPath(shown, kind),
  };
}
