import type { ChatMessage, Question, Turn } from '#src/contract/generated/types.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { asCount, asString, unwrapData, asObject, asObjectArray } from '#src/lib/decode.ts';
import { ApiError } from '#src/platform/api-error.ts';

function readQuestion(raw: unknown): Question | null {
  const { type, content, title, audio } = asObject(raw);
  const text = asString(content);
  return text === null ? null : { type: asString(type), content: text, title: asString(title), audio: asString(audio) };
}

/**
 * Parses a response's message, or null without one. `status` and `error` stay raw for the conversation's machine.
 * Throws ApiError for a message without an id.
 */
export function readMessage(raw: unknown, operationId: string): ChatMessage | null {
  if (raw === null || raw === undefined) return null;
  const message = asObject(raw);
  const id = readId(message['id']);
  if (id === null) throw new ApiError(operationId, 'parse', { status: 200 });
  return { ...(raw as ChatMessage), id, question: readQuestion(message['question']) };
}

/** Parses a page's turns, which may be invalid. Drops rows without an id. */
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
