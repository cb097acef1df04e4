/**
 * Checks WCAG 2.2 A and AA and axe's best practices. Uses axe-core without @axe-core/playwright, which reloads it for
 * each check and reports passes too: 340 ms against 100.
 */
import { expect, type Page } from '@playwright/test';
import axe, { type RuleObject, type RunOnly } from 'axe-core';
import { everyRule, rulesOfColour, rulesOfPages, untilStill } from '#src/ui/testing/axe-rules.ts';

/** Fails with each violated rule and its elements. Skips frames: our pages have no frames. */
async function expectNoFinding(page: Page, runOnly: RunOnly, rules: RuleObject = {}): Promise<void> {
  await page.evaluate(untilStill);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      return (await loaded.run({ ...options, resultTypes: ['violations'], iframes: false })).violations;
    },
    { runOnly, rules },
  );
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFinding(page, everyRule);
}

/** Checks every rule in the light theme, and the colour rules in the dark one. */
export async function expectAccessibleStory(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expectNoFinding(page, theme === 'light' ? everyRule : rulesOfColour, theme === 'light' ? rulesOfPages : {});
}

/** Checks every rule in the light theme, and the colour rules in the dark one. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFinding(page, rulesOfColour);
}

export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}
