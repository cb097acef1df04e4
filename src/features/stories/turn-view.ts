import { asCount, asObjectArray, asText } from '#src/lib/read-raw.ts';

/** One question of an interview with what the writer said to it. */
export type TurnModel = {
  readonly id: number;
  readonly question: string;
  /** The typed answer, to the letter; null when it was not typed. */
  readonly typed: string | null;
  /** Address of the recording as the server gave it; null when it was not spoken. */
  readonly audio: string | null;
  readonly durationMs: number | null;
  readonly transcription: string | null;
  /** The transcription was not made from the sound, and must be shown as such. */
  readonly isDemoTranscript: boolean;
  readonly skipped: boolean;
};

/** Reads the turns of an answer of the server, one per message, in the server's order. */
export function parseTurns(raw: unknown): TurnModel[] {
  const views = asObjectArray(raw).flatMap((row): TurnModel[] => {
    const id = row['chat_message_id'];
    if (typeof id !== 'number') return [];
    const typed = row['answer'];
    return [
      {
        id,
        question: asText(row['question']) ?? 'Question with no text',
        // Not trimmed: the writer's own words stand as they were typed.
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
