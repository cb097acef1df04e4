import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import {
  choose,
  handle,
  openOutline,
  outline,
  readOut,
  saltRoadOutline,
  saveState,
  scene,
  titles,
  untilSaved,
} from '../support/outline.ts';
import { expect, test } from '../support/test.ts';

type Outline = components['schemas']['Outline'];

async function serverScenes(page: Page, name: string): Promise<(string | null | undefined)[] | undefined> {
  const { parts } = (await requestFromOtherDevice(page, 'get', 'projects/the-salt-road/outline')) as Outline;
  return parts.find(({ title }) => title === name)?.scenes.map(({ title }) => title);
}

test('scenes show as cards or as a list and are moved by mouse, menu and keys', async ({ writer: page, mock }) => {
  const inTheKey = ['One stop early', 'The door', 'Two cups'];
  await page.setViewportSize({ width: 1360, height: 1200 });
  await openOutline(page);
  await expect(page).toHaveTitle(/^Outline · The Salt Road · /);
  await expect(page.getByText('7 scenes', { exact: true })).toBeVisible();
  await expect(scene(page, 'Two cups')).toContainText('Drafted');
  await expect(outline(page).getByRole('heading', { level: 2 })).toHaveText(['The key', 'The ledger', 'The road']);
  await test.step('the mouse drags a scene into another part, and Undo moves it back', async () => {
    const from = await scene(page, 'The door').boundingBox();
    const to = await scene(page, 'Rourke pays').boundingBox();
    if (from === null || to === null) throw new Error('No cards to drag');
    await page.mouse.move(from.x + 60, from.y + 80);
    await page.mouse.down();
    await page.mouse.move(from.x + 80, from.y + 90, { steps: 2 });
    await page.mouse.move(to.x + 30, to.y + 80, { steps: 4 });
    await expect(page.getByText('to The ledger, position 2 of 4', { exact: true })).toBeVisible();
    await page.mouse.up();
    const dragged = ['The hours', 'The door', 'Rourke pays', 'The storm on the flats'];
    await expect(titles(page, 'The ledger')).toHaveText(dragged);
    await page.getByRole('button', { name: 'More actions for The door' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await untilSaved(page, mock, 1);
    await page.getByRole('status', { name: '“The door” moved' }).getByRole('button', { name: 'Undo' }).click();
    await expect(titles(page, 'The key')).toHaveText(inTheKey);
    await untilSaved(page, mock, 2);
  });
  await test.step('the menu moves a scene up, down and to any position, and the focus follows it', async () => {
    await choose(page, 'Two cups', 'Move down');
    await expect(titles(page, 'The ledger').first()).toHaveText('Two cups');
    await expect(readOut(page).first()).toHaveText('Moved “Two cups”: to The ledger, position 1 of 4.');
    await expect(page.getByRole('button', { name: 'More actions for Two cups' })).toBeFocused();
    await choose(page, 'Two cups', 'Move up');
    await expect(titles(page, 'The key')).toHaveText(inTheKey);
    await choose(page, 'Two cups', 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move “Two cups”' });
    await dialog.getByRole('combobox', { name: 'Part' }).selectOption('The road');
    await dialog.getByRole('combobox', { name: 'Position' }).selectOption('At the start');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(titles(page, 'The road')).toHaveText(['Two cups', 'The light']);
    await expect(page.getByRole('button', { name: 'More actions for Two cups' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(titles(page, 'The key')).toHaveText(inTheKey);
    await expect.poll(() => serverScenes(page, 'The key')).toEqual(inTheKey);
    await expect(saveState(page)).toHaveText('Saved');
  });
  await test.step('keys lift, move and drop a scene, and each step is read out', async () => {
    const grip = handle(page, 'The door');
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(readOut(page).last()).toContainText('Picked up “The door”, position 2 of 3 in The key.');
    await page.keyboard.press('ArrowRight');
    await expect(readOut(page).last()).toHaveText('Position 3 of 3 in The key.');
    await page.keyboard.press('Escape');
    await expect(readOut(page).last()).toHaveText('Move cancelled. “The door” is back where it was.');
    await expect(titles(page, 'The key')).toHaveText(inTheKey);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(readOut(page).last()).toHaveText('To The ledger, position 1 of 4.');
    await page.keyboard.press('Space');
    await expect(titles(page, 'The ledger').first()).toHaveText('The door');
    await expect(grip).toBeFocused();
    await expect.poll(() => serverScenes(page, 'The key')).toEqual(['One stop early', 'Two cups']);
  });
  await test.step('the device remembers the list view, and a reload shows the new order', async () => {
    await page.getByRole('radio', { name: 'List' }).check();
    await expect(scene(page, 'The hours')).toContainText(/^4/);
    await page.reload();
    await expect(scene(page, 'The light')).toContainText(/^7/);
    await expect(titles(page, 'The key')).toHaveText(['One stop early', 'Two cups']);
    await expect(titles(page, 'The ledger').first()).toHaveText('The door');
    await page.getByRole('navigation', { name: 'Scenes' }).getByRole('button', { name: 'The light' }).click();
    await expect(scene(page, 'The light').getByRole('button', { name: 'The light', exact: true })).toBeFocused();
  });
});

test('an outline starts empty, and its parts and scenes are added, renamed, deleted and developed', async ({
  writer: page,
  mock,
}) => {
  await test.step('an empty outline offers to add the first scene, which creates its part', async () => {
    await page.goto('/projects/nine-letters-north/outline');
    await expect(page.getByText('No scenes yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add scene' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The first letter');
    await page.getByRole('dialog').getByRole('button', { name: 'Add scene' }).click();
    await expect(titles(page, 'Part one')).toHaveText(['The first letter']);
    await untilSaved(page, mock, 1);
    await page.getByRole('navigation', { name: 'Projects' }).getByRole('link', { name: 'The Salt Road' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('The Salt Road');
    await page.getByRole('link', { name: 'Outline', exact: true }).click();
    await expect(page).toHaveURL(saltRoadOutline);
    await expect(titles(page, 'The key')).toHaveCount(3);
  });
  await test.step('the writer adds a part with a scene', async () => {
    await page.getByRole('button', { name: 'Add part' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The isle');
    await page.getByRole('dialog').getByRole('button', { name: 'Add part' }).click();
    await page.getByRole('button', { name: 'Add scene to The isle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add scene' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The lamp');
    await dialog.getByRole('textbox', { name: /Synopsis/ }).fill('Somebody lights it.');
    await dialog.getByRole('radio', { name: 'Drafted' }).check();
    await dialog.getByRole('button', { name: 'Add scene' }).click();
    await expect(scene(page, 'The lamp')).toContainText('Somebody lights it.Drafted');
  });
  await test.step('the part is renamed and moved', async () => {
    await choose(page, 'The isle', 'Rename part');
    await page.getByRole('textbox', { name: 'Title' }).fill('The green isle');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await choose(page, 'The green isle', 'Move part up');
    await expect(outline(page).getByRole('heading', { level: 2 }).nth(2)).toHaveText('The green isle');
  });
  await test.step('the scene is deleted, and Undo restores it', async () => {
    await choose(page, 'The lamp', 'Delete');
    await expect(scene(page, 'The lamp')).toHaveCount(0);
    await page.getByRole('status', { name: '“The lamp” deleted' }).getByRole('button', { name: 'Undo' }).click();
    await expect(scene(page, 'The lamp')).toBeVisible();
    await expect.poll(() => serverScenes(page, 'The green isle')).toEqual(['The lamp']);
    await expect(saveState(page)).toHaveText('Saved');
  });
  await test.step('“Develop” opens the conversation over the outline', async () => {
    await choose(page, 'The hours', 'Develop');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Question' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Type' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    await expect(page).toHaveURL(saltRoadOutline);
  });
});
