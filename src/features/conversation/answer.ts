import { transportLimits } from '#src/lib/constants.ts';
import { isResponseLost } from '#src/lib/failure.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { transport } from '#src/platform/transport.ts';

/** An answer to send. `durationMs` is the recorder's measurement. `recordingId` is the recording on this device. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'audio'; recordingId: string; audio: File; durationMs: number };

/** The response's reliable fields. A server may return 200 with any body. */
export type Receipt = { messageId: number | null; status: unknown };

export type ActionResponse = { receipt: Receipt; response: unknown };

/** The server had the answer, but its first response was lost. */
export class AlreadyDeliveredError extends Error {
  override readonly name = 'ArrivedBefore';
}

/** Returns the multipart fields without the audio (section 7). */
export function answerFields(
  sessionChatId: number,
  answer: { kind: 'text'; text: string } | { kind: 'audio'; durationMs: number },
): Record<string, string> {
  const chat = { session_chat_id: String(sessionChatId) };
  return answer.kind === 'text'
    ? { ...chat, message: answer.text }
    : { ...chat, duration_ms: String(Math.round(answer.durationMs)) };
}

async function getAudio(entry: OutboxEntry, audio: File | null): Promise<File | null> {
  if (audio !== null || entry.recordingId === null) return audio;
  const blob = await readRecordingBlob(entry.recordingId);
  return new File([blob], recordingFileName(blob.type), { type: blob.type });
}

type Sending = { audio: File | null; signal: AbortSignal; hasArrived: () => Promise<boolean> };

/**
 * Sends an answer as form data to the server-given address. If a response was lost, asks the server before the retry.
 * Throws AlreadyDeliveredError, ApiError, or DeviceStorageError when the recording can't be read.
 */
export async function sendEntry(entry: OutboxEntry, { audio, signal, hasArrived }: Sending): Promise<Receipt> {
  const body = new FormData();
  for (const [name, value] of Object.entries(entry.fields)) body.append(name, value);
  const file = await getAudio(entry, audio);
  if (file !== null) body.append('audio', file);
  const response = await transport.action(entry.url, {
    operationId: 'chatMessageAnswer',
    body,
    signal,
    retry: entry.kind === 'text' ? 'answer' : 'audio',
    timeoutMs: entry.kind === 'text' ? transportLimits.timeoutMs : transportLimits.uploadTimeoutMs,
    beforeRepeat: async (error) => {
      if (isResponseLost(error) && (await hasArrived())) throw new AlreadyDeliveredError();
      return true;
    },
  });
  return readReceipt(response.body);
}

const plainActions = {
  skip: { operationId: 'chatMessageSkip', retry: 'skip' },
  retry: { operationId: 'chatMessageRetry', retry: 'retryProcessing' },
  finish: { operationId: 'sessionChatFinish', retry: 'finish' },
} as const;

/** Sends skip, retry or finish to the server-given address, without a body (section 7). Throws ApiError. */
export async function sendAction(action: keyof typeof plainActions, url: unknown): Promise<ActionResponse> {
  const { body: response } = await transport.action(url, plainActions[action]);
  return { receipt: readReceipt(response), response };
}

function readReceipt(receipt: unknown): Receipt {
  if (typeof receipt !== 'object' || receipt === null) return { messageId: null, status: null };
  const { chat_message_id: id, status } = receipt as Readonly<Record<string, unknown>>;
  return { messageId: typeof id === 'number' ? id : null, status };
}
