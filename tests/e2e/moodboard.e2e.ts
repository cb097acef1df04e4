import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const address = '/projects/the-salt-road/moodboard';

function board(page: Page): Locator {
  return page.getByRole('list', { name: 'Moodboard' });
}

function pictures(page: Page): Locator {
  return board(page)
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
}

function names(page: Page): Promise<string[]> {
  return board(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
}

function toast(page: Page): Locator {
  return page.locator('[data-toaster]');
}

/** Waits for the server's responses to changed boards; the screen updates at once. */
function untilReplaced(mock: MockControl, statuses: number[]): Promise<void> {
  return expect
    .poll(async () => (await mock.getRequests('moodboardReplace')).map(({ status }) => status))
    .toEqual(statuses);
}

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

test("a moodboard's images are moved by menu, keys and mouse, removed and captioned, and each move can be undone", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500/);
  await open(page);
  await test.step('images appear in order with their captions', async () => {
    await expect.poll(() => names(page)).toEqual(inOrder);
    await expect(page.getByText('6 images')).toBeVisible();
    await expect(board(page).getByRole('listitem').nth(1)).toContainText('Pell Harbour, from where she got off');
    const boxes = await board(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.slice(0, 3).map(({ top }) => Math.round(top))).toEqual(Array(3).fill(Math.round(boxes[0]?.top ?? 0)));
    expect((boxes[1]?.width ?? 0) / (boxes[1]?.height ?? 1)).toBeCloseTo(960 / 720, 1);
    await expectAccessible(page);
  });
  await test.step('the menu moves an image, and Undo moves it back', async () => {
    await board(page).getByRole('button', { name: 'More actions for Image 6' }).click();
    await page.getByRole('menuitem', { name: 'Move to start' }).click();
    const first = ['Image 1', ...inOrder.slice(0, 5)];
    await expect.poll(() => names(page)).toEqual(first);
    await expect(board(page).getByRole('button', { name: 'More actions for Image 1' })).toBeFocused();
    await expect(toast(page)).toContainText('Image moved');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names(page)).toEqual(inOrder);
    await untilReplaced(mock, [200, 200]);
  });
  await test.step('an order that fails to save is reverted with a reason', async () => {
    await mock.fault({ operation_id: 'moodboardReplace', status: 500 });
    await board(page)
      .getByRole('button', { name: `More actions for ${inOrder[0]}` })
      .click();
    await page.getByRole('menuitem', { name: 'Move to end' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'We couldn’t save the new order. Please try again.' });
    await expect(problem).toBeVisible();
    await expect.poll(() => names(page)).toEqual(inOrder);
    await problem.getByRole('button', { name: 'Dismiss' }).click();
    await expect(problem).toHaveCount(0);
  });
  const moved = [inOrder[0], inOrder[2], inOrder[1], ...inOrder.slice(3)];
  await test.step('keys move an image', async () => {
    await board(page).getByRole('button', { name: 'Move A house by the water' }).focus();
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => names(page)).toEqual(moved);
    await expect(toast(page)).toContainText('Image moved');
    await untilReplaced(mock, [200, 200, 500, 200]);
  });
  await test.step('the mouse drags an image', async () => {
    const from = await pictures(page).nth(3).boundingBox();
    const to = await pictures(page).nth(0).boundingBox();
    if (from === null || to === null) throw new Error('an image is out of view');
    await page.mouse.move(from.x + 60, from.y + 100);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 90, { steps: 3 });
    await page.mouse.move(to.x + 60, to.y + 8, { steps: 5 });
    await expect(board(page).getByText(`${moved[3]} was here`)).toHaveCount(0);
    await expect(board(page).locator('[data-line=before]')).toHaveCount(1);
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual([moved[3], ...moved.slice(0, 3), ...moved.slice(4)]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await untilReplaced(mock, [200, 200, 500, 200, 200]);
  });
  const dragged = [moved[3], ...moved.slice(0, 3), ...moved.slice(4)];
  await test.step('a removed image can be restored at its position', async () => {
    await board(page).getByRole('listitem').nth(1).hover();
    await board(page).getByRole('listitem').nth(1).getByRole('button', { name: 'Remove image' }).click();
    await expect(pictures(page)).toHaveCount(5);
    await expect(pictures(page).nth(1)).toBeFocused();
    const removed = toast(page).getByRole('status', { name: 'Image removed' });
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names(page)).toEqual(dragged);
    await pictures(page).nth(0).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove image' }).click();
    await expect(page.getByRole('dialog', { name: dragged[1] ?? '' })).toContainText('1 of 5');
    await expect.poll(async () => (await mock.getRequests('moodboardItemDelete')).length).toBe(2);
  });
  await test.step('caption and alt text are edited from the image', async () => {
    const before = (await mock.getRequests('moodboardReplace')).length;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pictures(page).nth(4).click();
    const imageDialog = page.getByRole('dialog', { name: 'Image 5' });
    await imageDialog.getByRole('button', { name: 'Edit alt text' }).click();
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
    const statuses = async () => (await mock.getRequests('moodboardReplace')).slice(before).map(({ status }) => status);
    await expect.poll(statuses).toEqual([200, 200]);
  });
  await test.step('a reload shows the new order, alt text and caption', async () => {
    await page.reload();
    await expect.poll(() => names(page)).toEqual([...dragged.slice(1, 5), 'Waves under a black sky']);
    await expect(board(page)).toContainText('The night of it');
  });
});
