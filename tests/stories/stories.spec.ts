/**
 * Looks at every story: no accessibility problem in both themes, and the same picture as the accepted one. One test per
 * file of stories, because the list of stories is known only once the gallery is built.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { preview } from 'vite';
import { expectAccessibleStory } from '../support/accessibility.ts';

type IndexEntry = { readonly id: string; readonly type: string; readonly importPath: string };

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'silent',
        build: { outDir: 'storybook-static' },
        preview: { port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

function listStories(file: string): string[] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && importPath === `./${file}`)
    .map(({ id }) => id);
}

const screen = { width: 800, height: 600 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

function sizeOf(id: string): typeof screen {
  if (id.endsWith('on-phone')) return phone;
  return id.endsWith('on-desktop') ? desktop : screen;
}

/** Resolves once the story is rendered and its `play` function has passed. A story `OnPhone` has a phone's width. */
async function open(page: Page, gallery: string, id: string): Promise<void> {
  await page.setViewportSize(sizeOf(id));
  await page.goto(`${gallery}iframe.html?id=${id}&viewMode=story`);
  const outcome = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => [{ status?: string; message?: string }] | undefined };
    };
    return channel?.last('playFunctionThrewException')?.[0].message ?? channel?.last('storyFinished')?.[0].status;
  });
  expect(await outcome.jsonValue(), `${id} is shown`).toBe('success');
}

for (const file of globSync('src/**/*.stories.tsx').toSorted())
  test(file, async ({ page, gallery }) => {
    test.setTimeout(180_000);
    await page.clock.setFixedTime('2026-11-13T09:00:00Z');
    for (const [at, id] of listStories(file).entries())
      await test.step(id, async () => {
        await open(page, gallery, id);
        for (const theme of ['light', 'dark'] as const) {
          await page.evaluate((name) => document.documentElement.setAttribute('class', name), theme);
          await expectAccessibleStory(page, theme);
          // In the dark theme one picture of each feature's component, so that all together stay small.
          if (theme === 'light' || (at === 0 && file.startsWith('src/features/')))
            await expect.soft(page).toHaveScreenshot(`${id}-${theme}.png`);
        }
      });
  });
