import { openInterview } from '../support/conversation.ts';
import { sendThroughCuts } from './support/cuts.ts';
import { test } from './support/test.ts';

/** A cut request is an error in the console of every browser. */
const cut = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

test('a typed answer arrives once when its upload is cut before, during or after the server has it', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await mock.clock({ paused: true });
  await openInterview(page);
  await sendThroughCuts(page, mock, faults, [
    { kind: 'text', at: 'before' },
    { kind: 'text', at: 'during', share: 0.4 },
    { kind: 'text', at: 'after' },
  ]);
});

test('a spoken answer arrives once, byte for byte, when its upload is cut before, during or after the server has it', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await mock.clock({ paused: true });
  await openInterview(page);
  await sendThroughCuts(page, mock, faults, [
    { kind: 'audio', at: 'before' },
    { kind: 'audio', at: 'during', share: 0.7 },
    { kind: 'audio', at: 'after' },
  ]);
});
