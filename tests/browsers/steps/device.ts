import type { Page } from '../page.ts';
import type { Server } from '../server.ts';
import { named, saying } from '../target.ts';
import type { Step } from './step.ts';

const project = '/projects/the-salt-road';
const narrowScreens = [
  '/',
  '/stories/21',
  '/answers/60',
  '/stories/21/develop',
  `${project}/outline`,
  `${project}/notes/701`,
  '/profile',
];

async function chooseTheme(page: Page, from: string, to: string): Promise<void> {
  await page.click(named('button', `Theme: ${from}`));
  await page.click(named('menuitem', to));
  await page.see(named('button', `Theme: ${to}`));
}

async function goDark(page: Page): Promise<void> {
  const background = async (): Promise<string> =>
    String(await page.browser.evaluate('getComputedStyle(document.body).backgroundColor'));
  await page.open('/');
  await page.see(named('link', 'Start a story'));
  const light = await background();
  await chooseTheme(page, 'System', 'Dark');
  await page.until('a dark page', async () => (await background()) !== light);
  await page.reload();
  await page.see(named('button', 'Theme: Dark'));
  await page.until('a dark page after the reload', async () => (await background()) !== light);
}

async function goNarrow(page: Page): Promise<void> {
  await page.browser.resize(390, 844);
  await page.until('a viewport of 390 px', async () => (await page.browser.evaluate('innerWidth')) === 390);
  for (const path of narrowScreens) {
    await page.open(path);
    await page.see({ role: 'heading' });
    await page.rest();
    const over = await page.browser.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(over) > 0) throw new Error(`${path} scrolls sideways by ${String(over)} px`);
  }
  await page.browser.resize(1280, 800);
}

async function goOffline(page: Page, server: Server): Promise<void> {
  await page.open('/stories/21/develop');
  await page.see(named('region', 'Question'));
  await page.browser.evaluate('navigator.serviceWorker.ready.then(() => true)');
  server.goDown();
  await page.reload();
  await page.see(saying('main', 'You’re offline'));
}

export const deviceSteps: readonly Step[] = [
  { name: 'switches to the dark theme and keeps it', run: goDark },
  { name: 'works in 390 px without scrolling sideways', run: goNarrow },
  { name: 'reloads without a network', run: goOffline },
];
