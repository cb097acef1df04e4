import { describe, expect, it } from 'vitest';
import { parseTurns } from './turn-model.ts';

const question = 'Where does it happen?';

describe('parseTurns', () => {
  it('keeps a typed answer verbatim, with line breaks and spaces', () => {
    const answer = '  A house\n\n  by the sea. ';
    expect(parseTurns([{ chat_message_id: 1, question, answer, skipped: false }])[0]?.typed).toBe(answer);
  });

  it("returns a recording and marks a transcript that wasn't made from the audio", () => {
    const spoken = {
      chat_message_id: 2,
      question,
      answer: null,
      audio: '/media/recordings/2.webm',
      duration_ms: 4200,
      transcription: 'On the flats.',
      transcription_source: 'script',
      skipped: false,
    };
    expect(parseTurns([spoken])[0]).toEqual({
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

  it("doesn't mark a transcript from the audio or from an unknown source", () => {
    const [audio, odd] = parseTurns([
      { chat_message_id: 1, question, transcription: 'a', transcription_source: 'audio', skipped: false },
      { chat_message_id: 2, question, transcription: 'b', transcription_source: 7, skipped: false },
    ]);
    expect([audio?.isDemoTranscript, odd?.isDemoTranscript]).toEqual([false, false]);
  });

  it('returns each turn once and skips invalid rows', () => {
    const rows = [
      null,
      'x',
      { question },
      { chat_message_id: 1, question, skipped: true },
      { chat_message_id: 1, question },
    ];
    expect(parseTurns(rows).map(({ id, skipped }) => [id, skipped])).toEqual([[1, false]]);
    expect(parseTurns({ data: [] })).toEqual([]);
  });
});
