import { describe, expect, it } from 'vitest';
import {
  describeInterviewer,
  describeStorage,
  faultRule,
  formatClockStep,
  formatFaultRule,
  parsePayload,
  toEventChoices,
} from './control-values.ts';

const event = {
  event: 'toast.notification',
  channel: 'private-App.Models.User.{id}',
  listened: ['private-App.Models.User.7'],
  example: { type: 'success', title: 'Draft saved', message: 'It is in your library.' },
};

describe('sendable events', () => {
  it('offers an event on each channel with a listener', () => {
    const listened = ['private-App.Models.User.7', 'private-App.Models.User.8'];
    expect(toEventChoices([{ ...event, listened }]).map(({ key }) => key)).toEqual([
      'toast.notification private-App.Models.User.7',
      'toast.notification private-App.Models.User.8',
    ]);
  });

  it('offers no events without a listener', () => {
    expect(toEventChoices([{ ...event, listened: [] }])).toEqual([]);
  });

  it("prefills the payload with the contract's example", () => {
    expect(parsePayload(toEventChoices([event])[0]?.example ?? '')).toEqual({ payload: event.example });
  });
});

describe('where data is saved', () => {
  const file = '/home/ana/.local/share/lamplight/personal-empty-account.sqlite';
  const none = { file: null, problem: null, last_backup: null };
  const saved = { ...none, file };
  const backup = { file: '/home/ana/.local/share/lamplight/backups/personal-empty-account 2026-11-26.sqlite' };

  it.each([
    ['a demo', none, false, ''],
    ['a demo with a file', saved, false, ''],
    ['a writer without a file', none, true, 'Nothing is saved. What you write is lost when Lamplight stops.'],
    [
      'a demo that was to save',
      { ...none, problem: 'The folder isn’t writable.' },
      false,
      /^The folder isn’t writable\. What/,
    ],
    ['a writer', saved, true, `Your stories are saved in ${file}.\nThere’s no backup yet.`],
    [
      'a failed backup',
      { ...saved, problem: 'The disk is full.' },
      true,
      /no backup yet\.\nThe backup failed\. The disk is full\.$/,
    ],
    [
      'a backup',
      { ...saved, last_backup: { ...backup, made_at: '2026-11-26T09:00:00Z' } },
      true,
      /\nLast backup: .*2026.*, in \/home\/ana\/\.local\/share\/lamplight\/backups\.$/,
    ],
  ])('is described for %s', (_, storage, personal, text) => {
    expect(describeStorage(storage, personal)).toMatch(text === '' ? /^$/ : text);
  });
});

describe('event payload', () => {
  it.each(['[]', 'null', '7', '"text"'])("rejects %s because it isn't a JSON object", (text) => {
    expect(parsePayload(text)).toEqual({ problem: 'The payload must be a JSON object.' });
  });

  it('reports invalid JSON', () => {
    expect(parsePayload('{"a": }')).toHaveProperty('problem', expect.stringContaining('JSON'));
  });
});

const fields = { operation: 'chatMessageAnswer', latency: '', status: '503', times: '3', drop: '' } as const;

describe('faultRule', () => {
  it('creates a rule with only the filled-in fields', () => {
    expect(faultRule(fields)).toEqual({ operation_id: 'chatMessageAnswer', status: 503, times: 3 });
    expect(faultRule({ ...fields, latency: '1200', status: ' ', times: '' })).toEqual({
      operation_id: 'chatMessageAnswer',
      latency_ms: 1200,
    });
  });

  it('accepts a dropped connection as the only effect', () => {
    expect(faultRule({ ...fields, status: '', times: '', drop: 'answer' })).toEqual({
      operation_id: 'chatMessageAnswer',
      drop: 'answer',
    });
  });

  it.each([
    [{ status: 'x' }, 'Status must be a whole number from 200 to 599.'],
    [{ status: '99' }, 'Status must be a whole number from 200 to 599.'],
    [{ latency: '-1' }, 'Latency must be a whole number from 0 to 600000.'],
    [{ times: '1.5' }, 'Times must be a whole number from 1 to 1000.'],
    [{ status: '' }, 'Set a latency, a status or a dropped connection.'],
  ])('rejects the invalid value %j and names its field', (wrong, sentence) => {
    expect(() => faultRule({ ...fields, ...wrong })).toThrow(sentence);
  });
});

describe('formatFaultRule', () => {
  it.each([
    [{ status: 503, times: 2 }, 'storyList → 503, 2 more times'],
    [{ status: 404, example: 'notFound', times: 1 }, 'storyList → 404, example notFound, 1 more time'],
    [{ latency_ms: 1200, times: 1 }, 'storyList → normal after 1200 ms, 1 more time'],
    [{ drop: 'answer' as const, times: 1 }, 'storyList → dropped after processing, 1 more time'],
  ])('formats %j on one line', (more, expected) => {
    expect(formatFaultRule({ id: 1, operation_id: 'storyList', ...more })).toBe(expected);
  });
});

const clock = { now: '2026-11-12T18:45:00.000000Z', speed: 1, paused: true };

it.each([
  [{ passed_ms: 0, done: [], released: 0 }, 'Nothing is scheduled.'],
  [
    { passed_ms: 1100, done: [{ work: 'insightsStarted', operation_id: 'chatMessageAnswer' }], released: 0 },
    '+1.1 s: insightsStarted (chatMessageAnswer)',
  ],
  [
    { passed_ms: 3000, done: [{ work: 'deliver', operation_id: null }], released: 1 },
    '+3 s: deliver, 1 request released',
  ],
  [{ passed_ms: 500, done: [], released: 2 }, '+0.5 s: 2 requests released'],
])('formats a clock step on one line: %j', (step, expected) => {
  expect(formatClockStep({ clock, ...step })).toBe(expected);
});

describe('describeInterviewer', () => {
  it('says where answers and recordings are sent, and which of them stay on this computer', () => {
    const model = { model: 'gemma3', sent_to: 'http://127.0.0.1:11434', recordings_sent_to: 'https://sound.test' };
    expect(describeInterviewer(model)).toBe(
      'gemma3 interviews you. Answers are sent to 127.0.0.1:11434, on this computer. Recordings are sent to sound.test.',
    );
    expect(describeInterviewer({ ...model, sent_to: 'https://127.test', recordings_sent_to: null })).toBe(
      'gemma3 interviews you. Answers are sent to 127.test. Spoken answers aren’t transcribed.',
    );
  });
});
