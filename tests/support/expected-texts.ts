/**
 * Checks a scenario's `shows`: its user flow must see each sentence on screen, in order. A missed or unlisted sentence
 * fails.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './test.ts';

type Shows = {
  /** Expects this to be the scenario's next sentence, and to be visible. */
  see: (sentence: string, where?: Page) => Promise<void>;
};

/** Whether one of these is painted, not only there for a screen reader. Scrolls to it if necessary. */
function isVisibleToViewer(locator: Locator): Promise<boolean> {
  return locator.evaluateAll(async (elements) => {
    const painted = (element: Element): Promise<boolean> =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          const { width = 0, height = 0 } = entry?.intersectionRect ?? {};
          resolve(width > 1 && height > 1);
        });
        observer.observe(element);
      });
    const rendered = elements.filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    for (const element of rendered) if (await painted(element)) return true;
    rendered[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return false;
  });
}

export const test = base.extend<{ shows: Shows }>({
  shows: async ({ mock, page, scenario }, use, info) => {
    const waiting = await mock.shows(scenario);
    await use({
      see: async (sentence, where = page) => {
        expect(sentence, `what "${scenario}" shows next`).toBe(waiting.shift());
        await expect.poll(() => isVisibleToViewer(where.getByText(sentence)), `"${sentence}" is seen`).toBe(true);
      },
    });
    if (info.status === 'passed') expect(waiting, `what "${scenario}" shows was not all seen`).toEqual([]);
  },
});

export { expect } from '@playwright/test';
