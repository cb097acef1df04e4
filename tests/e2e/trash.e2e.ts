import type { Page } from '@playwright/test';
import { go } from '../support/go.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

const salt = 'projects/the-salt-road';
const deletable = [
  `${salt}/moodboard/602`,
  `${salt}/notes/703`,
  `${salt}/notes/702`,
  `${salt}/elements/tobias-ellery`,
  'stories/22',
];

function rows(page: Page) {
  return page.getByRole('list', { name: 'Trash' }).getByRole('listitem');
}

function restore(page: Page, name: string) {
  return page.getByRole('button', { name: `Restore ${name}` });
}

/** A minute lies between two deletions. */
async function deleteEach(page: Page, paths: readonly string[], pass: () => Promise<void>): Promise<void> {
  for (const path of paths) {
    await requestFromOtherDevice(page, 'delete', path);
    await pass();
  }
}

test(
  'the trash lists what was deleted, and restores each item where it was',
  { tag: '@smoke' },
  async ({ writer: page, mock }) => {
    await test.step('each item shows what it is, its project, and how long it can be restored', async () => {
      await deleteEach(page, deletable, () => mock.advance(60_000));
      await page.goto('/stories');
      await page.getByRole('link', { name: 'Trash' }).click();
      await expect(page).toHaveURL('/trash');
      await expect(rows(page)).toHaveText([
        /^Winter Quarters\s*Story\s*Deleted .+ · 30 days left/,
        /^Tobias Ellery\s*Character · The Salt Road/,
        /^How Rourke speaks\s*Note · The Salt Road/,
        /^Untitled\s*Note · The Salt Road/,
        /^Pell Harbour, from where she got off\s*Moodboard image · The Salt Road/,
      ]);
    });
    await test.step('the keyboard restores one item after the other', async () => {
      await restore(page, 'Winter Quarters').focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(4);
      await expect(restore(page, 'Tobias Ellery')).toBeFocused();
      for (const name of ['Tobias Ellery', 'How Rourke speaks', 'Untitled']) {
        await restore(page, name).focus();
        await page.keyboard.press('Enter');
        await expect(restore(page, name)).toHaveCount(0);
      }
      await expect(restore(page, 'Pell Harbour')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing thrown away.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Deleted items' })).toBeFocused();
    });
    await test.step('everything is where it was', async () => {
      await page
        .getByRole('button', { name: 'Open' })
        .or(page.getByRole('link', { name: 'Open' }))
        .click();
      await expect(page).toHaveURL(`/${salt}/moodboard`);
      await expect(page.getByRole('list', { name: 'Moodboard' }).getByRole('listitem').nth(1)).toContainText(
        'Pell Harbour, from where she got off',
      );
      await go(page, `/${salt}/notes`);
      await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(3);
      await go(page, `/${salt}/characters`);
      await expect(page.getByRole('link', { name: 'Tobias Ellery' })).toBeVisible();
      await go(page, '/stories');
      await expect(
        page.getByRole('list', { name: 'Stories' }).getByRole('link', { name: 'Winter Quarters' }),
      ).toBeVisible();
    });
  },
);

test.describe('touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a story is deleted and restored from the trash on a phone', async ({ writer: page }) => {
    await page.goto('/stories/22');
    await page.getByRole('button', { name: 'More actions for Winter Quarters' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect(page).toHaveURL('/stories');
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Trash' }).tap();
    await expect(rows(page)).toHaveText([/^Winter Quarters/]);
    await restore(page, 'Winter Quarters').tap();
    await expect(page.getByText('Nothing thrown away.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).tap();
    await expect(
      page.getByRole('list', { name: 'Stories' }).getByRole('link', { name: 'Winter Quarters' }),
    ).toBeVisible();
  });
});
