import { readJson } from '#src/contract/read-json.ts';
import { transportLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { callAction } from '#src/platform/call-action.ts';

/** An answer about to be sent. `durationMs` is the recorder's own measure; `recordingId` names the recording on this device. */
export type Answer =
  { kind: 'text'; text: string } | { kind: 'audio'; recordingId: string; audio: File; durationMs: number };

type AnswerCall = {
  url: unknown;
  sessionChatId: number;
  answer: Answer;
  beforeRepeat?: (error: ApiError) => Promise<boolean>;
};

function fields(sessionChatId: number, answer: Answer): FormData {
  const form = new FormData();
  form.append('session_chat_id', String(sessionChatId));
  if (answer.kind === 'text') form.append('message', answer.text);
  else {
    form.append('audio', answer.audio);
    form.append('duration_ms', String(Math.round(answer.durationMs)));
  }
  return form;
}

/** Sends an answer to the server-given address, as form data (section 7). Throws ApiError. */
export async function sendAnswer({ url, sessionChatId, answer, beforeRepeat }: AnswerCall): Promise<unknown> {
  const operationId = 'chatMessageAnswer';
  const response = await callAction(url, {
    operationId,
    body: fields(sessionChatId, answer),
    retry: answer.kind === 'text' ? 'answer' : 'audio',
    timeoutMs: answer.kind === 'text' ? transportLimits.timeoutMs : transportLimits.uploadTimeoutMs,
    beforeRepeat,
  });
  return readJson(response, operationId);
}

const plainActions = {
  skip: { operationId: 'chatMessageSkip', retry: 'skip' },
  retry: { operationId: 'chatMessageRetry', retry: 'retryProcessing' },
  finish: { operationId: 'sessionChatFinish', retry: 'finish' },
} as const;

/** Calls skip, retry or finish at the server-given address, without a body (section 7). Throws ApiError. */
export async function sendAction(action: keyof typeof plainActions, url: unknown): Promise<unknown> {
  const { operationId, retry } = plainActions[action];
  return readJson(await callAction(url, { operationId, retry }), operationId);
}
