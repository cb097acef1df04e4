import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../support/accessibility.ts';
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
  async ({ writer: page, mock, guard }) => {
    guard.expectError(/(?:404|500) .*\/(?:trash|restore)/);
    await test.step('an empty trash is reached from the stories, and a failed one can be tried again', async () => {
      await mock.fault({ operation_id: 'trashList', status: 500 });
      await page.goto('/stories');
      await page.getByRole('link', { name: 'Trash' }).click();
      await expect(page).toHaveURL('/trash');
      await expect(page.getByRole('alert')).toContainText('We couldn’t load your trash.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Nothing thrown away.')).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('each item shows what it is, its project, and how long it can be restored', async () => {
      await deleteEach(page, deletable, () => mock.advance(60_000));
      await go(page, '/stories');
      await page.getByRole('link', { name: 'Trash' }).click();
      await expect(rows(page)).toHaveText([
        /^Winter Quarters\s*Story\s*Deleted .+ · 30 days left/,
        /^Tobias Ellery\s*Character · The Salt Road/,
        /^How Rourke speaks\s*Note · The Salt Road/,
        /^Untitled\s*Note · The Salt Road/,
        /^Pell Harbour, from where she got off\s*Moodboard image · The Salt Road/,
      ]);
      await expectAccessibleInBoth(page);
    });
    await test.step('a failed restore is reported and changes nothing', async () => {
      await mock.fault({ operation_id: 'noteRestore', status: 500 });
      await restore(page, 'How Rourke speaks').click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t restore this.');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(rows(page)).toHaveCount(5);
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

test('an item that expired meanwhile leaves the trash', async ({ writer: page, mock, guard }) => {
  guard.expectError(/404 .*restore/);
  await mock.clock({ paused: true });
  await deleteEach(page, ['stories/22', 'stories/23'], () => mock.advance(60_000));
  await page.goto('/trash');
  await expect(rows(page)).toHaveCount(2);
  await mock.advance(30 * 24 * 60 * 60 * 1000 - 90_000);
  await restore(page, 'Winter Quarters').click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t restore this.');
  await expect(rows(page)).toHaveText([/^The Understudy\s*Story\s*Deleted/]);
});

test('a long trash loads in pages', async ({ writer: page, mock }) => {
  const toItem = (id: number) => ({
    kind: 'note',
    id,
    name: `Note ${id}`,
    image: null,
    project_slug: 'the-salt-road',
    project_name: 'The Salt Road',
    element_type: null,
    deleted_at: '2026-11-12T18:45:00.000000Z',
    expires_at: '2026-12-12T18:45:00.000000Z',
  });
  for (const current_page of [1, 2]) {
    const data = Array.from({ length: 30 }, (_, n) => toItem(current_page * 100 + n));
    const meta = { total: 60, per_page: 30, current_page, last_page: 2 };
    await mock.fault({ operation_id: 'trashList', answer_text: JSON.stringify({ data, meta }) });
  }
  await page.goto('/trash');
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test.describe('touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a story is deleted and restored from the trash on a phone', async ({ writer: page }) => {
    await page.goto('/stories/22');
    await page.getByRole('button', { name: 'More actions for Winter Quarters' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect(page).toHaveURL('/stories');
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Trash' }).tap();
    await expect(rows(page)).toHaveText([/^Winter Quarters/]);
    await expectAccessible(page);
    await restore(page, 'Winter Quarters').tap();
    await expect(page.getByText('Nothing thrown away.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).tap();
    await expect(
      page.getByRole('list', { name: 'Stories' }).getByRole('link', { name: 'Winter Quarters' }),
    ).toBeVisible();
  });
});
