import type { Turn } from '#src/api/generated/types.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';

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

export function toTurns(turns: readonly Turn[]): TurnModel[] {
  const views = turns.map((turn) => ({
    id: turn.chat_message_id,
    question: trimmed(turn.question) ?? 'Question with no text',
    // Not trimmed, so that the text appears exactly as typed.
    typed: trimmed(turn.answer) && turn.answer,
    audio: trimmed(turn.audio),
    durationMs: turn.duration_ms,
    transcription: trimmed(turn.transcription),
    isDemoTranscript: turn.transcription_source === 'script',
    skipped: turn.skipped,
  }));
  return uniqueById(views);
}
