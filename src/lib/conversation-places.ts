import type { ConversationSubject } from './conversation-subject.ts';

const { encodeURIComponent: encode } = globalThis;

/** The screen of a conversation about this (section 2). */
export function conversationPath(subject: ConversationSubject): string {
  switch (subject.endpoint) {
    case 'stories':
      return subject.story === null ? '/stories/new' : `/stories/${subject.story}/develop`;
    case 'writer':
      return '/profile/develop';
    case 'users/achievement':
      return subject.project === null
        ? `/profile/achievements/${subject.achievement}/develop`
        : `/projects/${encode(subject.project)}/conversation/user-achievements/${subject.achievement}`;
    case 'summaries':
      return `/summary/${subject.summary}`;
    case 'projects':
      return `/projects/${encode(subject.project)}/conversation`;
    case 'narrative-elements':
      return `/projects/${encode(subject.project)}/conversation/narrative-elements/${encode(subject.element)}`;
  }
}

/**
 * The screen around a conversation: "Back" leads there, and so does its end. Screens that are still to come stand here as
 * home: each is one line to change when it is there.
 */
export function placeAround(subject: ConversationSubject): string {
  switch (subject.endpoint) {
    case 'stories':
      return subject.story === null ? '/stories' : `/stories/${subject.story}`;
    case 'writer':
      return '/';
    case 'users/achievement':
      return '/';
    case 'summaries':
      return '/';
    case 'projects':
      return '/';
    case 'narrative-elements':
      return '/';
  }
}
