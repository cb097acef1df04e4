import type { TestInfo } from '@playwright/test';
import { openInterview } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { sendThroughCuts, type UploadCut } from './support/cuts.ts';
import { type Figures, figuresAnnotation } from './support/soak-report.ts';
import { killHandsFree } from './support/hands-free-kills.ts';
import {
  killWhileRecording,
  killWhileTyping,
  killWhileUploading,
  type Loss,
  type UploadKill,
} from './support/kills.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { expect, test } from './support/test.ts';

const cutPoints = ['before', 'during', 'after'] as const;
const kinds = ['text', 'audio'] as const;

async function doubled(mock: MockControl): Promise<number> {
  const ledger = await mock.ledger();
  return ledger.length - new Set(ledger.map((entry) => entry.chat_message_id)).size;
}

function note({ annotations }: TestInfo, figures: Figures): void {
  annotations.push({ type: figuresAnnotation, description: JSON.stringify(figures) });
}

/** Reports what a test's kills lost; no loss may exceed the promise. */
async function settle(info: TestInfo, what: string, losses: readonly Loss[], mock: MockControl): Promise<void> {
  const lostBeyond = losses.filter(({ isBeyond }) => isBeyond).length;
  const mostLostMs = Math.max(...losses.map(({ lostMs }) => lostMs));
  const figures = { what, count: losses.length, lostBeyond, doubled: await doubled(mock), mostLostMs };
  note(info, figures);
  expect(figures).toMatchObject({ lostBeyond: 0, doubled: 0 });
}

/** Returns every pair of `at` and kind in random order, each cut at a random point of the body. */
function uploads(random: Seeded): UploadKill[] {
  const all = cutPoints.flatMap((at) =>
    kinds.map((kind) => ({ at, kind, share: random.share(), order: random.share() })),
  );
  return all.toSorted((one, other) => one.order - other.order).map(({ order: _order, ...upload }) => upload);
}

for (const n of [1, 2, 3])
  test(`the writer types while the browser is killed ten times, run ${n}`, async ({ killable }, info) => {
    const losses = await killWhileTyping(killable, seeded(`typing ${n}`), 10);
    await settle(info, 'kills while typing', losses, killable.mock);
  });

for (const n of [1, 2])
  test(`the writer records while the browser is killed five times, run ${n}`, async ({ killable }, info) => {
    const losses = await killWhileRecording(killable, seeded(`recording ${n}`), 5);
    await settle(info, 'kills while recording', losses, killable.mock);
  });

for (const n of [1, 2])
  test(`the writer answers hands-free while the browser is killed ten times, run ${n}`, async ({ killable }, info) => {
    const losses = await killHandsFree(killable, seeded(`hands-free ${n}`), 10);
    await settle(info, 'kills in hands-free mode', losses, killable.mock);
  });

for (const n of [1, 2])
  test(`the writer sends answers while the browser is killed six times, run ${n}`, async ({
    killable,
    faults,
  }, info) => {
    const kills = uploads(seeded(`uploading ${n}`));
    await killWhileUploading(killable, faults, kills);
    const count = kills.length;
    note(info, {
      what: 'kills while uploading',
      count,
      lostBeyond: 0,
      doubled: await doubled(killable.mock),
      mostLostMs: null,
    });
  });

for (const n of [1, 2, 3])
  test(`each answer arrives once when uploads are cut at six points, run ${n}`, async ({
    writer: page,
    mock,
    faults,
    guard,
  }, info) => {
    guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await mock.clock({ paused: true });
    await openInterview(page);
    const random = seeded(`cuts ${n}`);
    const cuts: UploadCut[] = uploads(random).map((upload) => ({ ...upload, times: random.integer(1, 2) }));
    await sendThroughCuts(page, mock, faults, cuts);
    note(info, {
      what: 'upload cuts',
      count: cuts.length,
      lostBeyond: 0,
      doubled: await doubled(mock),
      mostLostMs: null,
    });
  });
