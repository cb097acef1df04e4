/**
 * What a viewer of a scenario should see: the sentences stand once, in the scenario (`shows`), and its journey meets
 * each of them on screen, in their order. A journey that passes one by, or sees one that the scenario does not list
 * next, fails and names it.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './test.ts';

type Shows = {
  /** The scenario's next sentence, which must be this one, is seen by the viewer; scrolled to where it stands outside. */
  see: (sentence: string, where?: Page) => Promise<void>;
};

/** Whether one of these is painted, and not only there for a screen reader; one outside of what is seen is scrolled to. */
const isSeen = (found: Locator): Promise<boolean> =>
  found.evaluateAll(async (elements) => {
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

/** The `test` of a scenario's journey; `test.use({ scenario })` chooses which. */
export const test = base.extend<{ shows: Shows }>({
  shows: async ({ mock, page, scenario }, use, info) => {
    const waiting = await mock.shows(scenario);
    await use({
      see: async (sentence, where = page) => {
        expect(sentence, `what "${scenario}" shows next`).toBe(waiting.shift());
        await expect.poll(() => isSeen(where.getByText(sentence)), `"${sentence}" is seen`).toBe(true);
      },
    });
    if (info.status === 'passed') expect(waiting, `what "${scenario}" shows was not all seen`).toEqual([]);
  },
});

export { expect } from '@playwright/test';
