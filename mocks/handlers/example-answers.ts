import type { OperationId } from '#src/contract/generated/operations.ts';
import type { OpenApiDocument } from '#mocks/contract/documents.ts';
import { exampleOf } from '#mocks/contract/examples.ts';
import type { Answer } from '#mocks/prism/chain.ts';

/** Operations that no other can change: each answers with this named example of the contract (status, name). */
export const exampleAnswers = {
  userNameUpdate: [200, 'onboarded'],
  userProfileUpdate: [200, 'changed'],
  userAvatarUpload: [200, 'withPicture'],
  userAchievementList: [200, 'underWay'],
  userAchievementRead: [200, 'voice'],
  weekSummaryRead: [200, 'busyWeek'],
  subscriptionRead: [200, 'active'],
  subscriptionUpdate: [200, 'yearly'],
  subscriptionCancel: [200, 'cancelled'],
  invoiceList: [200, 'threeMonths'],
  invoiceRead: [200, 'november'],
  storySequenceRead: [200, 'theReturn'],
  summaryList: [200, 'two'],
  summaryRead: [200, 'saltRoad'],
  summaryUpdateProcess: [200, 'taken'],
  writerConversationResume: [200, 'underWay'],
  writerConversationStart: [201, 'firstQuestion'],
  achievementConversationResume: [200, 'underWay'],
  achievementConversationStart: [201, 'firstQuestion'],
  summaryConversationResume: [200, 'underWay'],
  summaryConversationStart: [201, 'firstQuestion'],
  projectConversationResume: [200, 'underWay'],
  projectConversationStart: [201, 'firstQuestion'],
  elementConversationResume: [200, 'underWay'],
  elementConversationStart: [201, 'firstQuestion'],
  projectInsightList: [200, 'afterAnswers'],
  projectInsightHistoryList: [200, 'firstPage'],
  projectInsightSavedList: [200, 'saved'],
  elementInsightList: [200, 'mara'],
  elementInsightHistoryList: [200, 'firstPage'],
  elementInsightSavedList: [200, 'saved'],
  elementInsightSearch: [200, 'lighthouse'],
  userInsightHistoryList: [200, 'firstPage'],
  userInsightSavedList: [200, 'saved'],
} as const satisfies Partial<Record<OperationId, readonly [status: number, name: string | null]>>;

export type ExampleOperation = keyof typeof exampleAnswers;

/** The answers by operation. Throws where the contract has no such example. */
export const createExampleAnswers = (document: OpenApiDocument): ReadonlyMap<string, Answer> =>
  new Map(
    Object.entries(exampleAnswers).map(([id, [status, name]]) => [
      id,
      name === null ? { status } : { status, body: exampleOf(document, id, name) },
    ]),
  );
