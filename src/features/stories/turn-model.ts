import { asCount, asObjectArray, asText } from '#src/lib/decode.ts';

export type TurnModel = {
  readonly id: number;
  readonly question: string;
  /** The typed answer, untrimmed. Null if it wasn't typed. */
  readonly typed: string | null;
  /** The recording's URL, unchecked. Null if it wasn't spoken. */
  readonly audio: string | null;
  readonly durationMs: number | null;
  readonly transcription: string | null;
  /** The transcript isn't made from the audio, and must be labelled as such. */
  readonly isDemoTranscript: boolean;
  readonly skipped: boolean;
};

export function parseTurns(raw: unknown): TurnModel[] {
  const views = asObjectArray(raw).flatMap((row): TurnModel[] => {
    const id = row['chat_message_id'];
    if (typeof id !== 'number') return [];
    const typed = row['answer'];
    return [
      {
        id,
        question: asText(row['question']) ?? 'Question with no text',
        // Not trimmed, so that the text appears exactly as typed.
        typed: typeof typed === 'string' && typed.trim() !== '' ? typed : null,
        audio: asText(row['audio']),
        durationMs: asCount(row['duration_ms']),
        transcription: asText(row['transcription']),
        isDemoTranscript: row['transcription_source'] === 'script',
        skipped: row['skipped'] === true,
      },
    ];
  });
  return [...new Map(views.map((view) => [view.id, view])).values()];
}
