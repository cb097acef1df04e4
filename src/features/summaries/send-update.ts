import { summaryUpdateProcessPath, summaryUpdateProcess } from '#src/contract/generated/api/summaries.ts';
import { transportLimits } from '#src/lib/constants.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { summaryTexts } from '#src/lib/strings.ts';
import { systemClock } from '#src/platform/clock.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';

/** A spoken update to send. `signal` aborts at logout. */
export type Outgoing = {
  readonly userId: number;
  readonly summary: number;
  readonly recordingId: string;
  readonly audio: File;
  readonly signal: AbortSignal;
};

/**
 * Sends a spoken update (section 7: multipart, one retry) and records its status. Resolves to the message's id, or
 * null. Throws ApiError and marks the recording failed.
 */
export async function sendUpdate({
  userId,
  summary,
  recordingId: id,
  audio,
  signal,
}: Outgoing): Promise<number | null> {
  const timestamp = systemClock.now();
  const request = { endpoint: summaryUpdateProcessPath(), method: 'POST', timestamp, sessionChatId: null };
  await dispatchRecordingsEvent(userId, { type: 'queued', id, request });
  await dispatchRecordingsEvent(userId, { type: 'sendStarted', id, request });
  try {
    const { chat_message_id: messageId } = await summaryUpdateProcess(
      { audio, identifier: summary, message: '' },
      { signal, retry: 'summaryProcess', timeoutMs: transportLimits.uploadTimeoutMs },
    );
    await dispatchRecordingsEvent(userId, { type: 'sent', id, chatMessageId: messageId });
    return messageId;
  } catch (error) {
    await dispatchRecordingsEvent(userId, {
      type: 'sendFailed',
      id,
      requestAt: timestamp,
      errorMessage: updateFailure(error),
    });
    throw error;
  }
}

export function updateFailure(error: unknown): string {
  return describeError(error, 'summaryUpdate')?.text ?? summaryTexts.updateFailed;
}
