/** The accessibility of a page as axe sees it: the rule sets of WCAG 2.2 A and AA, and axe's own best practices. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until everything that moves or fades has come to rest: half faded colours are nobody's. What turns for ever may. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
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

/** Fails with each violated rule, and the elements that violate it. */
export async function expectAccessible(page: Page): Promise<void> {
  await rest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

/** The same in the light and in the dark theme of the device. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
