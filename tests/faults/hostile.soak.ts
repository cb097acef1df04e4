import type { TestInfo } from '@playwright/test';
import {
  loadHostileResponses,
  loadWithFaults,
  openInventedAddresses,
  sendHostileFrames,
  walkAtRandom,
} from './support/hostile.ts';
import { seeded } from './support/seeded.ts';
import { type Figures, figuresAnnotation } from './support/soak-report.ts';
import { test } from './support/test.ts';

function note({ annotations }: TestInfo, what: string, count: number): void {
  const figures: Figures = { what, count, lostBeyond: 0, doubled: 0, mostLostMs: null };
  annotations.push({ type: figuresAnnotation, description: JSON.stringify(figures) });
}

const parts = [
  ['loads with hostile responses', loadHostileResponses, 100],
  ['loads with failing calls', loadWithFaults, 100],
  ['hostile frames', sendHostileFrames, 2000],
  ['invented addresses', openInventedAddresses, 300],
  ['random steps', walkAtRandom, 300],
] as const;

for (const [what, run, count] of parts)
  for (const n of [1, 2, 3])
    test(`${what}, run ${n}`, async ({ writer: page, guard }, info) => {
      guard.allowError(/Failed to load resource/);
      await page.goto('/');
      note(info, what, await run(page, seeded(`${what} ${n}`), count));
    });
