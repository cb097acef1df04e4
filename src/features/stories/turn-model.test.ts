import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { toTurns } from './turn-model.ts';

const question = 'Where does it happen?';

describe('toTurns', () => {
  it('keeps a typed answer verbatim, with line breaks and spaces', () => {
    const answer = '  A house\n\n  by the sea. ';
    expect(toTurns([emptyEntity('Turn', { chat_message_id: 1, answer })])[0]?.typed).toBe(answer);
  });

  it("returns a recording and marks a transcript that wasn't made from the audio", () => {
    const spoken = emptyEntity('Turn', {
      chat_message_id: 2,
      question,
      audio: '/media/recordings/2.webm',
      duration_ms: 4200,
      transcription: 'On the flats.',
      transcription_source: 'script',
    });
    expect(toTurns([spoken])[0]).toEqual({
      id: 2,
      question,
      typed: null,
      audio: '/media/recordings/2.webm',
      durationMs: 4200,
      transcription: 'On the flats.',
      isDemoTranscript: true,
      skipped: false,
    });
  });

  it("doesn't mark a transcript from the audio", () => {
    const [turn] = toTurns([
      emptyEntity('Turn', { chat_message_id: 1, transcription: 'a', transcription_source: 'audio' }),
    ]);
    expect(turn?.isDemoTranscript).toBe(false);
  });

  it('returns each turn once, and names a question without text', () => {
    const turns = toTurns([emptyEntity('Turn'), emptyEntity('Turn', { question: ' ', skipped: true })]);
    expect(turns.map(({ question: text, skipped }) => [text, skipped])).toEqual([['Question with no text', true]]);
  });
});
