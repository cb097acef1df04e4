import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getStoredDrafts, getStoredOutbox, getStoredRecordings } from '../../support/device.ts';
import type { MockControl } from '../../support/mock-control.ts';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export async function getReceivedHashes(mock: MockControl): Promise<string[]> {
  return (await mock.ledger()).map((entry) => entry.sha256);
}

/**
 * Expects the server to have each answer once and in order. Neither the outbox, the drafts nor the recordings may have
 * unsent ones.
 */
export async function expectDelivered(page: Page, mock: MockControl, hashes: readonly string[]): Promise<void> {
  await expect.poll(() => getReceivedHashes(mock), 'what the server has received').toEqual(hashes);
  await expect.poll(() => getStoredOutbox(page), 'the outbox').toEqual([]);
  await expect.poll(() => getStoredDrafts(page), 'the drafts').toEqual([]);
  await expect
    .poll(
      async () => (await getStoredRecordings(page)).filter(({ state }) => state !== 'success'),
      'recordings not sent',
    )
    .toEqual([]);
}

export function getPlayableLength(page: Page, messageId: number): Promise<number> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
  }, `/media/recordings/${messageId}`);
}
