import type { RuleObject, RunOnly } from 'axe-core';

/** WCAG 2.2 A and AA, and axe's best practices. */
export const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

export const rulesOfColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A story is a part of a page, which gives the headings around it. */
export const rulesOfPages: RuleObject = {
  'page-has-heading-one': { enabled: false },
  'heading-order': { enabled: false },
};

/** Waits until animations end, because half-faded colours aren't real. Endless ones may continue. */
export async function untilStill(): Promise<void> {
  // requestAnimationFrame may belong to a fake clock; animations never do.
  const frame = () => document.documentElement.animate(null, 1).finished;
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  // A change, such as the theme's, starts to fade in the next frame.
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (moving().length > 0);
}
