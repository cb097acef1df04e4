import type { ConversationSubject } from './conversation-subject.ts';
import { isElementKind, projectPath } from './project-paths.ts';

const { encodeURIComponent: encode } = globalThis;

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
 * Returns the screen that "Back" and the conversation's end lead to. `kind` is the URL segment (such as "characters")
 * of an element's screen. Without a valid one it's the project's screen.
 */
export function getPathAround(subject: ConversationSubject, kind: string | null = null): string {
  switch (subject.endpoint) {
    case 'stories':
      return subject.story === null ? '/stories' : `/stories/${subject.story}`;
    case 'writer':
      return '/profile';
    case 'users/achievement':
      return subject.project === null ? '/profile#achievements' : projectPath(subject.project);
    case 'summaries':
      return '/stories#summaries';
    case 'projects':
      return projectPath(subject.project);
    case 'narrative-elements':
      return kind !== null && isElementKind(kind)
        ? projectPath(subject.project, kind, subject.element)
        : projectPath(subject.project);
  }
}
