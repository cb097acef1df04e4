import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copiedTest, jsLiteral } from './copied-test.ts';
import type { PanelStep } from './panel-steps.ts';

const toast = { type: 'info', title: 'A word from the server', message: "It's late, and said once more to be heard." };
const done: readonly PanelStep[] = [
  { path: '/', kind: 'clock', change: { paused: true } },
  { path: '/', kind: 'connection', action: 'late' },
  {
    path: '/',
    kind: 'event',
    unchecked: false,
    sent: { channel: 'private-App.Models.User.1', event: 'toast.notification', payload: toast },
  },
  { path: '/', kind: 'step' },
  { path: '/stories', kind: 'fault', rule: { operation_id: 'storyRead', latency_ms: 500, times: 9 } },
  { path: '/stories', kind: 'faultsLeft', rules: [] },
  { path: '/stories', kind: 'fault', rule: { operation_id: 'storyRead', latency_ms: 1200 } },
  { path: '/stories/21', kind: 'step' },
];

describe('E2E test copied from the debug panel', () => {
  it('matches tests/e2e/debug-copied.e2e.ts exactly', () => {
    expect(copiedTest('first-story', done)).toBe(readFileSync('tests/e2e/debug-copied.e2e.ts', 'utf8'));
  });

  it('sets the scenario even without any steps', () => {
    expect(copiedTest('empty-account', [])).toContain("test.use({ scenario: 'empty-account' });");
  });

  it('sets the remaining faults again and copies an unchecked frame verbatim', () => {
    const sent = { channel: 'private-a.1', event: 'b', payload: { c: 7 } };
    const copied = copiedTest('first-story', [
      { path: '/', kind: 'faultsLeft', rules: [{ operation_id: 'storyList', status: 500 }] },
      { path: '/', kind: 'event', unchecked: true, sent },
    ]);
    expect(copied.split('\n').slice(5, 10)).toEqual([
      "  await page.goto('/');",
      '  await mock.noFaults();',
      "  await mock.fault({ operation_id: 'storyList', status: 500 });",
      "  await mock.listened('private-a.1');",
      `  await mock.connection({ action: 'frame', text: '{"event":"b","channel":"private-a.1","data":"{\\\\"c\\\\":7}"}' });`,
    ]);
  });
});

it.each([
  ['plain', `'plain'`],
  ["It's", `"It's"`],
  [`"It's"`, `'"It\\'s"'`],
  ['two\nlines \\', String.raw`'two\nlines \\'`],
  [{ 'a-b': [1, null, true], c: {} }, `{ 'a-b': [1, null, true], c: {} }`],
])('writes the value %j in code as %s', (value, code) => {
  expect(jsLiteral(value, 0, 0, 0)).toBe(code);
});
