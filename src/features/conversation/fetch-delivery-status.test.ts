import { describe, expect, it } from 'vitest';
import type { Turn } from '#src/contract/generated/types.ts';
import { isDelivered } from '#src/lib/outbox-state.ts';
import { toEarlierMessage } from './fetch-delivery-status.ts';

function turn(change: Partial<Turn>): Turn {
  return {
    chat_message_id: 7,
    question: 'Why?',
    answer: null,
    transcription: null,
    transcription_source: null,
    actions: {},
    audio: null,
    duration_ms: null,
    skipped: false,
    created_at: '2026-11-12T18:00:00.000000Z',
    ...change,
  };
}

const repeated = { sessionChatId: 61, chatMessageId: 7, ofEarlier: true } as const;
const text = { ...repeated, kind: 'text', fields: { message: 'Because of\nthe sea.' } } as const;
const audio = { ...repeated, kind: 'audio', fields: { duration_ms: '5200' } } as const;

describe('delivery check of a repeated answer', () => {
  it('compares the text of the same turn and ignores newer messages', () => {
    const turns = [turn({ answer: 'Because.' }), turn({ chat_message_id: 8, answer: 'Because of\nthe sea.' })];
    expect(isDelivered(7, toEarlierMessage(text, turns))).toBe(false);
    const after = [turn({ answer: 'Because of\r\nthe sea.' }), turn({ chat_message_id: 8 })];
    expect(isDelivered(7, toEarlierMessage(text, after))).toBe(true);
  });

  it('compares the duration of the recording', () => {
    const other = turn({ audio: '/media/recordings/7', duration_ms: 4100 });
    expect(isDelivered(7, toEarlierMessage(audio, [other]))).toBe(false);
    expect(isDelivered(7, toEarlierMessage(audio, [turn({ answer: 'Typed.', duration_ms: null })]))).toBe(false);
    expect(isDelivered(7, toEarlierMessage(audio, [{ ...other, duration_ms: 5200 }]))).toBe(true);
  });

  it('reports an answer as not delivered when its turn is missing', () => {
    expect(isDelivered(7, toEarlierMessage(text, [turn({ chat_message_id: 9 })]))).toBe(false);
  });
});
