import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const address = '/projects/the-salt-road/moodboard';
const board = (page: Page): Locator => page.getByRole('list', { name: 'Moodboard' });
const pictures = (page: Page): Locator =>
  board(page)
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
const names = (page: Page): Promise<string[]> =>
  board(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
const toast = (page: Page): Locator => page.locator('[data-toaster]');

/** Until the server has taken so many boards; on screen a change stands at once. */
const untilReplaced = (mock: MockControl, times: number): Promise<void> =>
  expect
    .poll(async () => (await mock.calls('moodboardReplace')).map(({ status }) => status))
    .toEqual(Array(times).fill(200));

const inOrder = [
  'Wet sand to the horizon',
  'Boats in a grey harbour',
  'A house by the water',
  'An opened letter on a table',
  'A lighthouse at dusk',
  'Image 6',
];

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(pictures(page)).toHaveCount(6);
}

test('a project’s moodboard shows its pictures in their order, with their captions', async ({ writer: page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Moodboard/);
  await expect.poll(() => names(page)).toEqual(inOrder);
  await expect(page.getByText('6 images')).toBeVisible();
  await expect(board(page).getByRole('listitem').nth(1)).toContainText('Pell Harbour, from where she got off');
  // Three beside each other, the fourth where a column ends first; each at its own ratio.
  const boxes = await board(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.slice(0, 3).map(({ top }) => Math.round(top))).toEqual(Array(3).fill(Math.round(boxes[0]?.top ?? 0)));
  expect((boxes[1]?.width ?? 0) / (boxes[1]?.height ?? 1)).toBeCloseTo(960 / 720, 1);
  await expectAccessibleInBoth(page);
});

test('a picture opens large with its name, zooms, leads to the others, and gives the focus back', async ({
  writer: page,
}) => {
  await open(page);
  const opener = pictures(page).nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Boats in a grey harbour' });
  const image = dialog.getByRole('img', { name: 'Boats in a grey harbour' });
  await expect(image).toBeVisible();
  await expect(dialog).toContainText('2 of 6');
  const width = async (): Promise<number> => (await image.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(300);
  const whole = await width();
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 2, 0);
  await dialog.getByRole('button', { name: 'Next image' }).click();
  const third = page.getByRole('dialog', { name: 'A house by the water' });
  await expect(third).toContainText('3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const first = page.getByRole('dialog', { name: 'Wet sand to the horizon' });
  await expect(first.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('caption and alternative text are edited from the picture, and kept', async ({ writer: page, mock }) => {
  await open(page);
  await pictures(page).nth(5).click();
  const picture = page.getByRole('dialog', { name: 'Image 6' });
  await picture.getByRole('button', { name: 'Edit alt text' }).click();
  const form = page.getByRole('dialog', { name: 'Edit alt text' });
  await form.getByRole('textbox', { name: 'Alt text' }).fill('Waves under a black sky');
  await form.getByRole('button', { name: 'Save' }).click();
  const named = page.getByRole('dialog', { name: 'Waves under a black sky' });
  await expect(named).toBeVisible();
  await named.getByRole('button', { name: 'More actions for this image' }).click();
  await page.getByRole('menuitem', { name: 'Edit caption' }).click();
  await page.getByRole('textbox', { name: 'Caption' }).fill('The night of it');
  await page.getByRole('dialog', { name: 'Edit caption' }).getByRole('button', { name: 'Save' }).click();
  await expect(named).toContainText('The night of it');
  await untilReplaced(mock, 2);
  await page.reload();
  await expect(board(page).getByRole('img', { name: 'Waves under a black sky' })).toBeVisible();
  await expect(board(page)).toContainText('The night of it');
});

test('pictures are moved by the menu and by keys, each move can be undone, and the order is kept', async ({
  writer: page,
  mock,
}) => {
  await open(page);
  await board(page).getByRole('button', { name: 'More actions for Image 6' }).click();
  await page.getByRole('menuitem', { name: 'Move to start' }).click();
  // A picture without words is called by its place.
  const first = ['Image 1', ...inOrder.slice(0, 5)];
  await expect.poll(() => names(page)).toEqual(first);
  await expect(board(page).getByRole('button', { name: 'More actions for Image 1' })).toBeFocused();
  await expect(toast(page)).toContainText('Image moved');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(inOrder);
  await board(page).getByRole('button', { name: 'Move A house by the water' }).focus();
  for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  const moved = [inOrder[0], inOrder[2], inOrder[1], ...inOrder.slice(3)];
  await expect.poll(() => names(page)).toEqual(moved);
  await expect(toast(page)).toContainText('Image moved');
  await untilReplaced(mock, 3);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved);
});

test('an order that is not saved goes back, and says so', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500/);
  await open(page);
  await mock.fault({ operation_id: 'moodboardReplace', status: 500 });
  await board(page)
    .getByRole('button', { name: `More actions for ${inOrder[0]}` })
    .click();
  await page.getByRole('menuitem', { name: 'Move to end' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t save the new order. Please try again.');
  await expect.poll(() => names(page)).toEqual(inOrder);
});

test('a picture is dragged to another place', async ({ writer: page }) => {
  await open(page);
  const from = await pictures(page).nth(3).boundingBox();
  const to = await pictures(page).nth(0).boundingBox();
  if (from === null || to === null) throw new Error('a picture is out of view');
  await page.mouse.move(from.x + 60, from.y + 100);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 90, { steps: 3 });
  await page.mouse.move(to.x + 60, to.y + 8, { steps: 5 });
  await expect(board(page).getByText(`${inOrder[3]} was here`)).toHaveCount(0);
  await expect(board(page).locator('[data-line=before]')).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual([inOrder[3], ...inOrder.slice(0, 3), ...inOrder.slice(4)]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a removed picture can be put back where it was', async ({ writer: page, mock }) => {
  await open(page);
  await board(page).getByRole('listitem').nth(1).hover();
  await board(page).getByRole('listitem').nth(1).getByRole('button', { name: 'Remove image' }).click();
  await expect(pictures(page)).toHaveCount(5);
  await expect(pictures(page).nth(1)).toBeFocused();
  await expect(toast(page)).toContainText('Image removed');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(inOrder);
  await pictures(page).nth(0).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove image' }).click();
  // The next one takes its place.
  await expect(page.getByRole('dialog', { name: inOrder[1] ?? '' })).toContainText('1 of 5');
  await expect.poll(async () => (await mock.calls('moodboardItemDelete')).length).toBe(2);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([...inOrder.slice(1, 5), 'Image 5']);
});

test('an empty moodboard invites, and a board that did not come can be asked for again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500/);
  await page.goto('/projects/winter-quarters/moodboard');
  await expect(page.getByText('Collect images that feel like the story.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add image' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await mock.fault({ operation_id: 'moodboardRead', status: 500 });
  await page.goto(address);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('We couldn’t load your moodboard.');
  const odd = [{ id: 1, url: 'ftp://evil.test/a.png', alt: 7, caption: ' ' }, null, { id: 'x' }, { id: 2, width: -1 }];
  await mock.fault({ operation_id: 'moodboardRead', answer_text: JSON.stringify({ data: { items: odd } }) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(board(page).getByRole('listitem')).toHaveCount(2);
  await expect(board(page)).toContainText('Image 1');
});

test('a moodboard of 300 pictures loads only what comes into view, and fits a phone of 320 px', async ({
  writer: page,
  mock,
}) => {
  const files = ['flats', 'harbour', 'house', 'letter', 'lighthouse', 'storm'];
  const items = Array.from({ length: 300 }, (_, index) => ({
    id: index + 1,
    url: `/media/pictures/board-${files[index % 6]}.webp?${index}`,
    width: 900,
    height: 600 + (index % 5) * 120,
  }));
  await mock.fault({ operation_id: 'moodboardRead', times: 9, answer_text: JSON.stringify({ data: { items } }) });
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().includes('/media/pictures/board-')) fetched += 1;
  });
  await page.goto(address);
  await expect(board(page).getByRole('listitem')).toHaveCount(300);
  await expect(board(page).getByRole('img', { name: 'Image 1', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  expect(fetched).toBeLessThan(200);
});
