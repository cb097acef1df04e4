/** Takes screenshots. Fails if a screen redirects, stays busy or scrolls sideways. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright';
import { type BrowserFixture, withBrowser } from './browser/browser-fixture.ts';
import { microphoneArguments } from './browser/microphone.ts';
import { runCommand } from './command.ts';
import { firstStory } from './screenshots/first-story.ts';
import { type ScreenshotTarget, screenshotTargets } from './screenshots/pages.ts';
import { createPresenter, waitForIdle } from './screenshots/presenter.ts';

const folder = 'screenshots';

const runs = new Map([['first-story', firstStory]]);

const sizes = {
  wide: { viewport: { width: 1360, height: 850 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
}

async function complaints(page: Page, { name, path }: ScreenshotTarget): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const expectedPath = new URL(path, page.url()).pathname;
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(pathname === expectedPath ? [] : [`${name}: ${expectedPath} redirected to ${pathname}`]),
    ...(over > 0 ? [`${name}: scrolls sideways by ${over} px`] : []),
  ];
}

async function captureTargets(
  fixture: BrowserFixture,
  targets: readonly ScreenshotTarget[],
  size: keyof typeof sizes,
  colorScheme: 'light' | 'dark',
) {
  const problems: string[] = [];
  const options: BrowserContextOptions = {
    ...sizes[size],
    colorScheme,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  };
  const { page } = await fixture.openLoggedIn(targets[0]?.scenario, undefined, options);
  // Otherwise the popup covers an element's page on phones.
  await page.evaluate(() => localStorage.setItem('mobileInsightsVisible', 'false'));
  for (const target of targets) {
    if (target.loggedOut) await page.evaluate(() => localStorage.removeItem('authToken'));
    // Changing only the hash wouldn't load.
    await page.goto('about:blank');
    await page.goto(target.path);
    try {
      await settle(page);
      problems.push(...(await complaints(page, target)));
      if (target.open) {
        await target.open(page);
        // Overlays load on demand.
        await page
          .locator('[data-state=open], [role=tabpanel], [role=listbox], [data-toaster] [role=status]')
          .filter({ visible: true })
          .first()
          .waitFor();
        await waitForIdle(page);
      }
    } catch (error) {
      problems.push(`${target.name}: ${error instanceof Error ? error.message.split('\n')[0] : "didn't settle"}`);
    }
    await page.screenshot({ path: `${folder}/${target.name}-${size}-${colorScheme}.png` });
  }
  await page.context().close();
  return problems.map((line) => `${line} (${size}, ${colorScheme})`);
}

function grouped(targets: readonly ScreenshotTarget[]): ScreenshotTarget[][] {
  const groups = Map.groupBy(targets, ({ scenario }) => scenario);
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Number(a.loggedOut ?? false) - Number(b.loggedOut ?? false)),
  );
}

function chosen(names: readonly string[]): readonly ScreenshotTarget[] {
  const unknown = names.filter((name) => !screenshotTargets.some((target) => target.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown screen: ${unknown.join(', ')}. Expected ${screenshotTargets.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? screenshotTargets : screenshotTargets.filter(({ name }) => names.includes(name));
}

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['wide', 'phone'] as const).map((size) => ({ size, colorScheme })),
);

async function runScript(name: string): Promise<void> {
  const parts = runs.get(name);
  if (parts === undefined) throw new Error(`--run: unknown run "${name}". Expected ${[...runs.keys()].join(', ')}.`);
  await withBrowser(
    async (fixture) => {
      for (const { size, colorScheme } of looks) {
        const browserPage = await fixture.openPage(name, undefined, {
          ...sizes[size],
          colorScheme,
          permissions: ['microphone'],
        });
        const presenter = await createPresenter(
          browserPage,
          `${folder}/${name}`,
          `${size}-${colorScheme}`,
          size === 'phone',
        );
        for (const part of parts) await part(presenter);
        await browserPage.page.context().close();
      }
      return [];
    },
    microphoneArguments('speaking', 'tests/support/fake-microphone.wav'),
  );
  console.log(`The screenshots of the run are in ${folder}/${name}/.`);
}

async function takeScreenshots(names: readonly string[]): Promise<void> {
  const targets = chosen(names);
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  await withBrowser(async (fixture) => {
    for (const { size, colorScheme } of looks)
      for (const group of grouped(targets)) problems.push(...(await captureTargets(fixture, group, size, colorScheme)));
    return [];
  });
  console.log(`${targets.length * 4} screenshots of ${targets.length} screens are in ${folder}/.`);
  for (const line of problems) console.error(line);
  if (problems.length > 0) process.exitCode = 1;
}

const usage = `Usage: node scripts/take-screenshots.ts [SCREEN …] [--run first-story]
  Screenshots every screen, desktop and phone, light and dark, into screenshots/.
  SCREEN  only these, by their names in scripts/screenshots/pages.ts
  --run   follow the presenter's script (docs/presenting.md) instead`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options: { run: { type: 'string' } }, allowPositionals: true });
  await (values.run === undefined ? takeScreenshots(positionals) : runScript(values.run));
});
