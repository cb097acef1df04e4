import { type FailureDetails, readField, readFailure } from './failure.ts';
import { generalTexts, storyTexts } from './texts.ts';
import {
  conversationTexts,
  elementTexts,
  insightTexts,
  projectTexts,
  summaryTexts,
  trialTexts,
  uploadTexts,
} from './error-texts.ts';

type InsightLoading = 'insights' | 'currentInsights' | 'savedInsights' | 'historyInsights' | 'moreInsights';

/** The user's action when a request failed. It selects the specification's text. */
export type Situation =
  | 'name'
  | 'startConversation'
  | 'answer'
  | 'skip'
  | 'retryProcessing'
  | 'finish'
  | InsightLoading
  | 'saveInsight'
  | 'unsaveInsight'
  | 'stories'
  | 'story'
  | 'elements'
  | 'element'
  | 'summary'
  | 'summaryUpdate'
  | 'upload'
  | 'general'
  | { readonly project: string };

export type ErrorText = { readonly text: string; readonly detail: string | null };

/** What failed and why, and when it was last tried in ms since the epoch: null if it wasn't sent, or isn't known. */
export type AttemptFailure = ErrorText & { readonly triedAt: number | null };

/**
 * Returns the text for a failed request. Null for a cancelled one, or a 401 while insights load ("only logged"). Shows
 * server messages only for invalid input and the name prompt (NAME-09), never for other server errors.
 */
export function describeError(error: unknown, situation: Situation): ErrorText | null {
  const shape = readFailure(error);
  if (shape.kind === 'cancelled') return null;
  if (situation === 'name' && shape.kind === 'http' && shape.message !== null)
    return { text: shape.message, detail: null };
  if (situation === 'upload') return describeUpload(shape);
  if (typeof situation === 'object') return { text: projectText(shape, situation.project), detail: null };
  if (shape.status === 401 && isInsightLoading(situation)) return null;
  const missing = shape.status === 404 ? missingTexts.get(situation) : undefined;
  if (missing !== undefined) return missing;
  if (situation === 'summaryUpdate' && isTrialEnded(error)) return { text: trialTexts.ended, detail: null };
  if (shape.kind === 'blocked') return { text: conversationTexts.actionRefused, detail: null };
  return { text: situationTexts[situation], detail: getDetail(shape) };
}

/** What a 404 means. */
const missingTexts: ReadonlyMap<Situation, ErrorText> = new Map([
  ['startConversation', { text: conversationTexts.failedToInitiate, detail: conversationTexts.nothingHere }],
  ['element', { text: elementTexts.notFound, detail: null }],
  ['story', { text: storyTexts.storyNotFound, detail: null }],
  ['summary', { text: summaryTexts.notFound, detail: null }],
]);

/** Checks for an ended free trial (`trial_exceeded_error`). Set the flag, show no error. */
export function isTrialEnded(error: unknown): boolean {
  return readField(error, 'errorType') === 'trial_exceeded_error';
}

const situationTexts = {
  startConversation: conversationTexts.failedToInitiate,
  answer: conversationTexts.failedToSubmitAnswer,
  skip: conversationTexts.failedToSkip,
  retryProcessing: conversationTexts.failedToRetry,
  finish: conversationTexts.failedToFinish,
  insights: insightTexts.failedToLoad,
  currentInsights: insightTexts.failedToLoadCurrent,
  savedInsights: insightTexts.failedToLoadSaved,
  historyInsights: insightTexts.failedToLoadHistory,
  moreInsights: insightTexts.failedToLoadMore,
  saveInsight: insightTexts.failedToSave,
  unsaveInsight: insightTexts.failedToUnsave,
  stories: storyTexts.listFailed,
  story: storyTexts.storyFailed,
  elements: elementTexts.listFailed,
  element: elementTexts.elementFailed,
  summary: summaryTexts.failed,
  summaryUpdate: summaryTexts.updateFailed,
  name: generalTexts.unexpected,
  general: generalTexts.unexpected,
} as const satisfies Record<Exclude<Situation, 'upload' | object>, string>;

function isInsightLoading(situation: Situation): situation is InsightLoading {
  return typeof situation === 'string' && (situation === 'insights' || situation.endsWith('Insights'));
}

function describeUpload(shape: FailureDetails): ErrorText {
  const isRefused = shape.status !== null && shape.status < 500 && shape.kind === 'http';
  if (isRefused && shape.message !== null) return { text: shape.message, detail: null };
  return { text: uploadTexts.failed, detail: getDetail(shape) };
}

function projectText(shape: FailureDetails, id: string): string {
  if (shape.status === 404) return projectTexts.notFound(id);
  if (shape.status === 403) return projectTexts.forbidden;
  if (shape.status === 401) return projectTexts.loggedOut;
  return shape.status === null ? projectTexts.network : projectTexts.server(shape.status);
}

function getDetail(shape: FailureDetails): string | null {
  if (shape.kind === 'network' || shape.kind === 'timeout') return generalTexts.unreachable;
  if (shape.status === 401) return generalTexts.loginNeeded;
  if (shape.status === 413) return generalTexts.tooLarge;
  if (shape.status === 429) return generalTexts.wait(shape.retryAfter);
  return shape.status === 422 ? shape.message : null;
}
