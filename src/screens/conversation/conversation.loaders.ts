import type { LoaderFunction } from 'react-router-dom';
import * as address from '#src/features/conversation/conversation-address.ts';
import { conversationQuery } from '#src/features/conversation/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { type Address, startRead, createLoader } from '#src/features/session/start-reads.ts';

/** Creates a loader whose read resumes or starts the conversation. */
function startsConversation(getSubject: (of: Address) => ConversationSubject | null): LoaderFunction {
  return createLoader((of) => {
    const subject = getSubject(of);
    if (subject !== null) startRead(conversationQuery(subject));
  });
}

export const story = startsConversation(({ params }) => address.storySubject(params['story']));

export const writer = startsConversation(() => ({ endpoint: 'writer' }));

export const achievement = startsConversation(({ params }) => address.achievementSubject(params['achievement']));

export const summary = startsConversation(({ params }) => address.summarySubject(params['summary']));

export const project = startsConversation(({ params, query }) => {
  const { subject, achievement: ofAchievement } = address.projectAddress(params['slug'], query);
  return ofAchievement === null ? subject : null;
});

export const element = startsConversation(({ params: { slug, narrativeElementSlug } }) =>
  address.elementSubject(slug, narrativeElementSlug),
);

export const projectAchievement = startsConversation(({ params: { slug, userAchievementId } }) =>
  address.projectAchievementSubject(slug, userAchievementId),
);

export const generic = startsConversation(({ params: { endpoint, element: elementSlug }, query }) =>
  address.genericSubject(endpoint, elementSlug, query),
);
