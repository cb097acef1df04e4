import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../support/accessibility.ts';
import { shortTimeout } from '../support/fast-forward.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

const projectWithElements = '/projects/the-salt-road';

function sections(page: Page) {
  return page.getByRole('navigation', { name: 'Project', exact: true });
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('home and the sidebar lead to the projects, and the writer creates and edits one', async ({ writer: page }) => {
  const rail = page.getByRole('navigation', { name: 'Projects' });
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Projects' });
  await expect(projects.getByRole('link')).toHaveText(['The Salt Road', 'Winter Quarters', 'Nine Letters North']);
  await test.step('the writer creates a project', async () => {
    await page.getByRole('button', { name: 'New project' }).click();
    const form = dialog(page, 'New project');
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Name' }).fill('The Lamp Street');
    await form.getByRole('textbox', { name: 'Category' }).fill('Novella');
    await form.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL('/projects/the-lamp-street');
    await expect(heading(page)).toHaveText('The Lamp Street');
  });
  await test.step("the project's name and subtitle can be changed", async () => {
    await page.getByRole('button', { name: 'More project actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    const edit = dialog(page, 'Edit project');
    await expect(edit.getByRole('textbox', { name: 'Category' })).toHaveValue('Novella');
    await edit.getByRole('textbox', { name: 'Name' }).fill('The Street Nobody Lights');
    await edit.getByRole('textbox', { name: 'Subtitle' }).fill('Kept dark on purpose');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(heading(page)).toHaveText('The Street Nobody Lights');
    await expect(page.locator('header').getByText('Novella · Kept dark on purpose')).toBeVisible();
    await expect(rail).toContainText('The Street Nobody Lights');
  });
  await test.step('home and the sidebar open a project with its name, subtitle and sections', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await projects.getByRole('link', { name: 'Winter Quarters' }).click();
    await expect(heading(page)).toHaveText('Winter Quarters');
    await rail.getByRole('link', { name: 'The Salt Road' }).click();
    await expect(heading(page)).toHaveText('The Salt Road');
    await expect(page).toHaveTitle(/^The Salt Road · /);
    await expect(page.locator('header').getByText('Novel · A daughter comes home to sell the house')).toBeVisible();
    const elements = ['Characters', 'Places', 'Sequences', 'Themes'];
    const all = ['Overview', 'Outline', 'Moodboard', 'Notes', ...elements, 'Write', 'Conversation'];
    await expect(sections(page).getByRole('link')).toHaveText(all);
    await expect(sections(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  });
  await test.step('a project is accessible on a wide screen and on a phone', async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleAtBothSizes(page);
  });
  await page.getByRole('link', { name: 'Talk about this project' }).first().click();
  await expect(page).toHaveURL(`${projectWithElements}/conversation`);
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
});

test('a project is requested once for all its screens, follows events on its channel and shows what it can of an odd response', async ({
  writer: page,
  mock,
}) => {
  const reads = async () => (await mock.getRequests('projectRead')).map(({ path }) => path);
  const lookAtStories = async (): Promise<void> => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    await expect(page.getByRole('main').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  };
  const goBack = async (): Promise<void> => {
    await page.goBack();
    await expect(heading(page)).toHaveText('The Salt Road');
  };
  await test.step("an invalid address isn't requested", async () => {
    await page.goto('/projects/..%2Fuser');
    await expect(page.getByRole('alert').filter({ hasText: 'not found' })).toContainText('Project "');
    expect(await reads()).toEqual([]);
  });
  await test.step('the overview requests the project, with test=true only if the address has it', async () => {
    await go(page, `${projectWithElements}?test=true`);
    await expect(heading(page)).toHaveText('The Salt Road');
    expect(await reads()).toEqual(['/api/v1/projects/the-salt-road?test=true']);
    await page.goto(projectWithElements);
    await expect(heading(page)).toHaveText('The Salt Road');
    expect(await reads()).toHaveLength(2);
  });
  // A new connection reloads data.
  await mock.listened('private-project.11');
  await test.step("the project's other screens and a return to it send no request", async () => {
    await lookAtStories();
    await goBack();
    await sections(page).getByRole('link', { name: 'Notes' }).click();
    await sections(page).getByRole('link', { name: 'Overview' }).click();
    await lookAtStories();
    await goBack();
    expect(await reads()).toHaveLength(2);
    expect(await mock.getRequests('storyList')).toHaveLength(1);
  });
  const elements = [{ id: 201, slug: 'the-letter', name: 'The letter', type: 'letters' }];
  const payload = { data: { project_slug: 'the-salt-road', elements } };
  const broadcastCreated = () => mock.broadcast({ channel: 'private-project.11', event: 'elements.created', payload });
  await test.step('new elements add their section', async () => {
    await mock.listened('private-project.11');
    const before = (await mock.getRequests('projectRead')).length;
    const kinds = [{ model_plural: 'letters', name: 'Letter', plural_name: 'Letters', count: 1 }];
    const data = { id: 11, slug: 'the-salt-road', name: 'The Salt Road', element_kinds: kinds };
    await mock.fault({ operation_id: 'projectRead', answer_text: JSON.stringify({ data }), times: 999 });
    await expect(async () => {
      await broadcastCreated();
      await expect(sections(page).getByRole('link', { name: 'Letters' })).toBeVisible(shortTimeout);
    }).toPass();
    expect((await mock.getRequests('projectRead')).length).toBeGreaterThan(before);
  });
  await test.step('a response with gaps and oddities shows what it can', async () => {
    const kinds = [{ model_plural: 'outline', plural_name: 'Outlines' }, null, { model_plural: 'ghosts' }, 7];
    const image = { medium: 'https://elsewhere.test/cover.webp' };
    const data = { id: 11, slug: 'the-salt-road', name: null, image, element_kinds: kinds };
    await mock.noFaults();
    await mock.fault({ operation_id: 'projectRead', answer_text: JSON.stringify({ data }), times: 999 });
    await expect(async () => {
      await broadcastCreated();
      await expect(heading(page)).toHaveText('Untitled', shortTimeout);
    }).toPass();
    await expect(sections(page).getByRole('link', { name: 'ghosts' })).toHaveAttribute(
      'href',
      `${projectWithElements}/ghosts`,
    );
    await expect(sections(page).getByRole('link', { name: /outline/i })).toHaveCount(1);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/);
  });
});
