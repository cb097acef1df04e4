import {
  achievementConversationResume,
  achievementConversationStart,
  elementConversationResume,
  elementConversationStart,
  projectConversationResume,
  projectConversationStart,
  storyConversationResume,
  storyConversationStart,
  storyDevelopmentResume,
  storyDevelopmentStart,
  summaryConversationResume,
  summaryConversationStart,
  writerConversationResume,
  writerConversationStart,
} from '#src/contract/generated/api/conversation.ts';
import type { Conversation } from '#src/contract/generated/types.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';

type Endpoint = {
  readonly resume: () => Promise<Conversation>;
  readonly start: () => Promise<Conversation>;
};

/** Returns a subject's two requests: GET resumes an open conversation, POST starts one (section 2). */
export function getEndpoint(subject: ConversationSubject): Endpoint {
  switch (subject.endpoint) {
    case 'stories':
      return storyEndpoint(subject.story);
    case 'writer':
      return { resume: () => writerConversationResume(), start: () => writerConversationStart() };
    case 'users/achievement': {
      const { achievement, project } = subject;
      const query = project === null ? undefined : { project };
      return {
        resume: () => achievementConversationResume(achievement, query),
        start: () => achievementConversationStart(achievement, query),
      };
    }
    case 'summaries': {
      const { summary } = subject;
      return { resume: () => summaryConversationResume(summary), start: () => summaryConversationStart(summary) };
    }
    case 'projects': {
      const { project } = subject;
      return { resume: () => projectConversationResume(project), start: () => projectConversationStart(project) };
    }
    case 'narrative-elements': {
      const { project, element } = subject;
      return {
        resume: () => elementConversationResume(project, element),
        start: () => elementConversationStart(project, element),
      };
    }
  }
}

function storyEndpoint(story: number | null): Endpoint {
  return story === null
    ? { resume: () => storyConversationResume(), start: () => storyConversationStart() }
    : { resume: () => storyDevelopmentResume(story), start: () => storyDevelopmentStart(story) };
}
