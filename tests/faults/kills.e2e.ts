import { killWhileRecording, killWhileTyping, killWhileUploading } from './support/kills.ts';
import { seeded } from './support/seeded.ts';
import { expect, test } from './support/test.ts';

// How much the last moment is, in ms, is counted by the long runs.

test('what was typed is in the answer again each time the browser is killed, but for the last moment', async ({
  mortal,
}) => {
  const losses = await killWhileTyping(mortal, seeded('typing'), 2);
  expect(losses.map(({ isTorn }) => isTorn)).toEqual([false, false]);
});

test('what was spoken until the browser was killed is offered on return, but for the last moment, and can be sent', async ({
  mortal,
}) => {
  const losses = await killWhileRecording(mortal, seeded('recording'), 2);
  expect(losses.map(({ isTorn }) => isTorn)).toEqual([false, false]);
});

test('an answer that was on its way when the browser was killed arrives once, by itself, on return', async ({
  mortal,
  faults,
}) => {
  await killWhileUploading(mortal, faults, [
    { kind: 'text', at: 'before', returnTo: '/' },
    { kind: 'audio', at: 'during', share: 0.6 },
    { kind: 'text', at: 'after' },
  ]);
});
