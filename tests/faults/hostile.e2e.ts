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

test('hostile texts and wrong types in responses break no screen', async ({ writer: page, guard }) => {
  guard.allowError(/Failed to load resource/);
  await loadHostileResponses(page, seeded('hostile responses'), 8);
});

test('failing calls break no screen', async ({ writer: page, guard }) => {
  guard.allowError(/Failed to load resource/);
  await loadWithFaults(page, seeded('failing calls'), 10);
});

test('hostile events break no conversation', async ({ writer: page, guard }) => {
  guard.allowError(/Failed to load resource/);
  await sendHostileFrames(page, seeded('hostile frames'), 200);
});

test('invented addresses show a screen', async ({ writer: page, guard }) => {
  guard.allowError(/Failed to load resource/);
  await page.goto('/');
  await openInventedAddresses(page, seeded('addresses'), 20);
});

test('a random walk ends in no dead end', async ({ writer: page, guard }) => {
  guard.allowError(/Failed to load resource/);
  await walkAtRandom(page, seeded('walk'), 25);
});
