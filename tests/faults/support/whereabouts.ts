import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { draftsKept, outboxKept, recordingsKept } from '../../support/device.ts';
import type { MockControl } from '../../support/mock-control.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hashes of what the server has received, in order. */
export const received = async (mock: MockControl): Promise<string[]> =>
  (await mock.ledger()).map((entry) => entry.sha256);

/**
 * What was typed and spoken is on the server, each once and in its order, and nowhere else as unsent: neither in the outbox
 * nor in the drafts, and no recording as one that still has to go.
 */
export async function expectDelivered(page: Page, mock: MockControl, hashes: readonly string[]): Promise<void> {
  await expect.poll(() => received(mock), 'what the server has received').toEqual(hashes);
  await expect.poll(() => outboxKept(page), 'the outbox').toEqual([]);
  await expect.poll(() => draftsKept(page), 'the drafts').toEqual([]);
  await expect
    .poll(async () => (await recordingsKept(page)).filter(({ state }) => state !== 'success'), 'recordings not sent')
    .toEqual([]);
}

/** The length in ms of a recording that the server gives out, as the browser hears it. */
export function heardLength(page: Page, messageId: number): Promise<number> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
  }, `/media/recordings/${messageId}`);
}
