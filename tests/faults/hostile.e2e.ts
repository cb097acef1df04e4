import {
  openInventedAddresses,
  loadHostileResponses,
  loadWithFaults,
  sendHostileFrames,
  walkAtRandom,
} from './support/hostile.ts';
import { seeded } from './support/seeded.ts';
import { test } from './support/test.ts';

// Each night has many more of each, with new seeds (hostile.soak.ts).

test.beforeEach(({ guard }) => guard.allowError(/Failed to load resource/));

test('invented addresses show a screen, and a random walk ends in no dead end', async ({ writer: page }) => {
  await page.goto('/');
  await openInventedAddresses(page, seeded('addresses'), 10);
  await walkAtRandom(page, seeded('walk'), 12);
});

test('hostile responses, failing calls and hostile events break no screen', async ({ writer: page }) => {
  await loadHostileResponses(page, seeded('hostile responses'), 4);
  await loadWithFaults(page, seeded('failing calls'), 4);
  await sendHostileFrames(page, seeded('hostile frames'), 100);
});
