import type { Page } from '@playwright/test';

function slowDownAudio(): void {
  const slowDown = ({ target }: Event): void => {
    if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
  };
  document.addEventListener('play', slowDown, { capture: true });
}

/** Slows the loaded page's audio, so that it can't end before the check. Returns a function that lets it end. */
export async function slowPageAudio(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(slowDownAudio);
  return () =>
    page.evaluate(() => {
      for (const audio of document.querySelectorAll('audio')) audio.playbackRate = 8;
    });
}
