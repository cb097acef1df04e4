import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { SessionChatRow, Subject } from '#mocks/model/tables.ts';
import { waitingReconciliation } from '#mocks/workspace/project-rows.ts';
import { showSubject, subjectElement } from './subject.ts';

const messages: { readonly [Endpoint in Subject['endpoint']]: (title: string) => string } = {
  stories: () => 'Your answers are on the story’s page.',
  writer: () => 'Your answers are saved with your profile.',
  'users/achievement': () => 'Your answers are saved with the achievement.',
  summaries: () => 'Your answers are saved with the summary.',
  projects: (title) => `Your answers are saved with ${title}.`,
  'narrative-elements': (title) => `Your answers are saved with ${title}.`,
};

export function createFinishResult(session: MockSession, { subject }: SessionChatRow): Schema<'ConversationFinished'> {
  const { endpoint, identifier, project_id } = subject;
  const title = showSubject(session, subject)?.title ?? null;
  return {
    identifier,
    endpoint,
    element: subjectElement(session, subject)?.element.slug ?? null,
    title,
    message: messages[endpoint](title ?? 'it'),
    data: {
      story_id: endpoint === 'stories' ? identifier : null,
      summary_id: endpoint === 'summaries' ? identifier : null,
      reconciliation_slug: project_id === null ? null : waitingReconciliation(session, project_id),
    },
  };
}
