/** What walks through the application in place of a presenter, and takes a picture where the viewer should look. */
import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import type { Seat } from '../browser/stage.ts';
import { rest } from './rest.ts';

/** How much of the session's time passes between two looks at the page. */
const stepMs = 300;
const longest = 60_000;

export type Hand = {
  readonly page: Page;
  readonly isPhone: boolean;
  /** A picture of the window as it stands, numbered in the order of the walk. */
  picture: (name: string) => Promise<void>;
  /** Lets the session's clock go on, a little at a time, until this is seen. It stands still otherwise. */
  until: (seen: Locator) => Promise<void>;
};

/** What goes wrong while walking is told with what was to be seen. */
async function waited(hand: Locator, pass: () => Promise<unknown>): Promise<void> {
  for (let ms = 0; ms < longest; ms += stepMs) {
    const isSeen = await hand.waitFor({ timeout: stepMs }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
    await pass();
  }
  throw new Error(`Timed out after 60 seconds waiting for ${hand.toString()}.`);
}

/** `folder` holds the pictures, `look` ends their names. */
export async function createHand(
  { page, control }: Seat,
  folder: string,
  look: string,
  isPhone: boolean,
): Promise<Hand> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const told = await control.patch('/__mock/session/clock', { data: { paused: true } });
  if (!told.ok()) throw new Error(`Couldn't pause the clock: ${await told.text()}`);
  return {
    page,
    isPhone,
    picture: async (name) => {
      await rest(page);
      count += 1;
      await page.screenshot({ path: `${folder}/${String(count).padStart(2, '0')}-${name}-${look}.png` });
    },
    until: (seen) => waited(seen, () => control.post('/__mock/session/clock/advance', { data: { ms: stepMs } })),
  };
}
