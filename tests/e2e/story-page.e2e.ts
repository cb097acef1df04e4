import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test("a story's page shows everything drawn from its conversation, leads to its elements, project and answers, and reports a missing story", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*stories\/999/);
  await mock.clock({ paused: true });

  await test.step('leaving before the story loads cancels the request without an error', async () => {
    await mock.fault({ operation_id: 'storyRead', latency_ms: 60_000 });
    await page.goto('/stories/21');
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await mock.waitForFault('storyRead');
    const cancelledRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/stories/21'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    expect((await cancelledRequest).failure()?.errorText).toContain('ERR_ABORTED');
    await expect(page.getByRole('main').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step("a story that doesn't exist is reported", async () => {
    await go(page, '/stories/999');
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t find this story. It may have been deleted, or you may not have access.',
    );
  });

  await test.step('an invalid story address sends no request', async () => {
    const before = await mock.getRequests('storyRead');
    for (const id of ['abc', '1e3', '-1', '9'.repeat(400), '__proto__']) {
      await go(page, `/stories/${id}`);
      await expect(page.getByRole('alert'), id).toContainText('We couldn’t find this story.');
    }
    expect(await mock.getRequests('storyRead')).toEqual(before);
  });

  await mock.clock({ paused: false });
  const reads = (await mock.getRequests('storyRead')).length;
  await go(page, '/stories/21');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
  await expect(page).toHaveTitle(/^The Salt Road/);
  await expect(main).toContainText('Novel · Standalone');
  await expect(main).toContainText('Mara Ellery left Pell Harbour at nineteen');
  await expect(page.getByRole('list', { name: 'Genres' }).first()).toContainText('Mystery');
  await expect(page.getByRole('progressbar', { name: 'Progress of The Salt Road' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  const progress = section(page, 'Progress');
  await expect(progress.getByRole('progressbar', { name: 'Characters' })).toHaveAttribute('aria-valuenow', '78');
  await expect(progress).toContainText('Keep chapters under 3,000 words');
  await expect(progress).toContainText('Name what Mara wants, done');
  await expect(section(page, 'Characters')).toContainText(/Mara Ellery\s*Protagonist · Returner/);
  await expect(section(page, 'Impactful scenes').getByRole('heading', { level: 3 })).toHaveText([
    'The storm on the flats',
    'The letter',
    'The coat',
  ]);
  await expect(section(page, 'Target audience')).toContainText('Places with a memory');
  await expect(section(page, 'Target audience')).toContainText('A villain without a reason');
  await expect(section(page, 'Market comps')).toContainText('The Shipping News');
  await expect(section(page, 'Drafts')).toContainText(/First draft\s*160 words/);
  await expect(section(page, 'In your words')).toContainText('She pretended to forget the key');
  expect(await mock.getRequests('storyRead')).toHaveLength(reads + 1);

  await test.step("the links lead to the story's sections, also by keyboard", async () => {
    const links = page.getByRole('navigation', { name: 'Sections' });
    await links.getByRole('link', { name: 'Drafts' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Drafts' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Drafts' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/stories/21/develop');
  });

  await test.step('a sequence expands in place, and a draft opens its manuscript', async () => {
    const sequences = section(page, 'Sequences');
    await expect(sequences.getByRole('heading', { level: 3 })).toHaveText([/The return.*Opening/, /The hour/]);
    expect(await mock.getRequests('storySequenceRead')).toEqual([]);
    await sequences.getByRole('button', { name: 'The return' }).click();
    await expect(sequences).toContainText('Mara takes the last bus to Pell Harbour');
    await expect(sequences.getByRole('list', { name: 'Genres' })).toContainText('Homecoming');
    await mock.fault({ operation_id: 'storySequenceRead', answer_text: '{"data":{"id":502,"story_id":21}}' });
    await sequences.getByRole('button', { name: 'The hour' }).click();
    await expect(sequences).toContainText('Nothing here yet.');
    expect(await mock.getRequests('storySequenceRead')).toHaveLength(2);
    await section(page, 'Drafts').getByRole('link', { name: 'Open First draft' }).click();
    await expect(page).toHaveURL('/projects/the-salt-road/write');
    await expect(page.getByRole('textbox', { name: 'Story' })).toBeVisible();
    await expect(page.getByText('160 in the project')).toBeVisible();
  });

  await test.step("a story's characters lead to their elements, and the story to its project", async () => {
    await page.goBack();
    await section(page, 'Characters').getByRole('link', { name: 'Mara Ellery' }).click();
    await expect(page).toHaveURL('/projects/the-salt-road/characters/mara-ellery');
    await expect(page.getByRole('heading', { level: 1, name: 'Mara Ellery' })).toBeVisible();
    await page.goBack();
    const project = page.getByRole('navigation', { name: 'Project of this story' });
    for (const [name, path] of [
      ['Outline', '/outline'],
      ['Write', '/write'],
    ] as const)
      await expect(project.getByRole('link', { name })).toHaveAttribute('href', `/projects/the-salt-road${path}`);
    await project.getByRole('link', { name: 'Project' }).click();
    await expect(page).toHaveURL('/projects/the-salt-road');
    await go(page, '/stories/22');
    await expect(page.getByRole('heading', { level: 1, name: 'Winter Quarters' })).toBeVisible();
    await expect(section(page, 'Characters').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(project).toHaveCount(0);
  });

  await test.step('an address with an answer loads the pages up to it and shows it', async () => {
    const toTurn = (id: number) => ({
      chat_message_id: id,
      question: `Question ${id}`,
      answer: `Answer ${id}`,
      skipped: false,
      actions: {},
      created_at: '2026-11-12T16:05:00.000000Z',
    });
    // At least 30 answers are always loaded.
    for (const [current_page, length] of [
      [1, 30],
      [2, 5],
      [3, 5],
    ] as const) {
      const data = Array.from({ length }, (_, n) => toTurn(current_page * 100 + n));
      const meta = { total: 40, per_page: 30, current_page, last_page: 3 };
      await mock.fault({ operation_id: 'turnList', answer_text: JSON.stringify({ data, meta }) });
    }
    const lists = (await mock.getRequests('turnList')).length;
    await page.goto('/stories/21#answer-203');
    const entry = page.getByRole('listitem').filter({ hasText: 'Answer 203' });
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(entry).toBeInViewport();
    await expect(entry.getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Show more answers' })).toBeVisible();
    expect(await mock.getRequests('turnList')).toHaveLength(lists + 2);
  });
});
