import type { ChatMessage, Question, Turn } from '#src/contract/generated/model/index.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { asCount, asString, unwrapData, asObject, asObjectArray } from '#src/lib/read-raw.ts';
import { ApiError } from '#src/platform/api-error.ts';

function readQuestion(raw: unknown): Question | null {
  const { type, content, title, audio } = asObject(raw);
  const text = asString(content);
  return text === null ? null : { type: asString(type), content: text, title: asString(title), audio: asString(audio) };
}

/**
 * Reads the message of a response that may hold anything; null when it has none. `status` and `error` stay as they were sent: the
 * conversation's machine reads them itself. Throws ApiError for a message without an id, which nothing can be compared with.
 */
export function readMessage(raw: unknown, operationId: string): ChatMessage | null {
  if (raw === null || raw === undefined) return null;
  const message = asObject(raw);
  const id = readId(message['id']);
  if (id === null) throw new ApiError(operationId, 'parse', { status: 200 });
  return { ...(raw as ChatMessage), id, question: readQuestion(message['question']) };
}

/** Reads the turns of a page that may hold anything; rows without an id are left out. */
export function readTurns(page: unknown): Turn[] {
  return asObjectArray(unwrapData(page)).flatMap((row) => {
    const id = readId(row['chat_message_id']);
    if (id === null) return [];
    return [
      {
        ...(row as object as Turn),
        chat_message_id: id,
        question: asString(row['question']) ?? '',
        answer: asString(row['answer']),
        transcription: asString(row['transcription']),
        audio: asString(row['audio']),
        duration_ms: asCount(row['duration_ms']),
        skipped: row['skipped'] === true,
      },
    ];
  });
}
