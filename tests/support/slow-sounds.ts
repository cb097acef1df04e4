import type { Page } from '@playwright/test';

/**
 * Sounds of the pages to come play so slowly that none is over before it has been looked at; the answer lets the present ones
 * come to their end.
 */
export async function slowSounds(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const slowDown = ({ target }: Event): void => {
      if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
    };
    document.addEventListener('play', slowDown, { capture: true });
  });
  return () =>
    page.evaluate(() => {
      for (const sound of document.querySelectorAll('audio')) sound.playbackRate = 8;
    });
}
