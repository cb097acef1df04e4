/**
 * The accessibility of a page as axe sees it: the rule sets of WCAG 2.2 A and AA, and axe's own best practices. axe-core is called
 * without @axe-core/playwright, which loads it into the page again for each check and reports what passes, too: 340 ms against 100.
 */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What another theme can change. */
const rulesOfColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Waits until everything that moves or fades has come to rest: half faded colours are nobody's. What turns for ever may. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // requestAnimationFrame may belong to a fake clock; animations never do.
    const frame = () => document.documentElement.animate(null, 1).finished;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // What was just changed, the theme for one, begins to fade with the frame after it.
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0);
  });
}

/** Fails with each violated rule, and the elements that violate it. Frames are left out: no page of ours may have one. */
async function expectNoFinding(page: Page, runOnly: RunOnly): Promise<void> {
  await rest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    return (await loaded.run({ runOnly: rules, resultTypes: ['violations'], iframes: false })).violations;
  }, runOnly);
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

/** Every rule, in the theme at hand. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFinding(page, everyRule);
}

/** Every rule in the light theme of the device, and in the dark one those of colour. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFinding(page, rulesOfColour);
}

/** Every rule at two sizes: in the light theme where there is much room, in the dark one on a phone. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}
