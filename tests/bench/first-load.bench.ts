import type { Page } from '@playwright/test';
import { readVital, test } from './slow-phone.ts';
import { comparing, median } from './statistics.ts';

const visits = 7;

/** In ms. */
type Paints = { readonly first: number[]; readonly largest: number[] };

async function measureLogin(page: Page, origin: string, into: Paints): Promise<void> {
  await page.goto(`${origin}/auth/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  into.first.push(await readVital(page, 'FCP'));
  into.largest.push(await readVital(page, 'LCP'));
  await page.context().close();
}

test('first visit to the login', async ({ openPhone, sites }) => {
  const ours: Paints = { first: [], largest: [] };
  const floor: Paints = { first: [], largest: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    await measureLogin(await openPhone('first-story'), sites.ours, ours);
    await measureLogin(await openPhone('first-story'), sites.floor, floor);
  }
  const print = comparing(ours, floor);
  console.log('First visit to the login over HTTP/2, slow 4G, processor 4 × slower; ours, then the libraries alone:');
  print('first paint, median, ms', ({ first }) => median(first), 'ratio at most 1.15');
  print('largest paint, median, ms', ({ largest }) => median(largest), 'ratio at most 1.15');
});
