import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { glance, hurry } from '../support/page-time.ts';
import { expect, test } from '../support/test.ts';

const saltRoad = '/projects/the-salt-road';
const sections = (page: Page) => page.getByRole('navigation', { name: 'Project', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

// Covers PROJECT-01, PROJECT-02, PROJECT-03, PROJECT-05, ROUTER-14, ROUTER-40.
test('home and the rail lead to the projects; each has its name, its line and its sections', async ({
  writer: page,
  guard,
}) => {
  // A conversation that is not there yet is begun.
  guard.expectError(/404 .*conversation\/projects/);
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Projects' });
  await expect(projects.getByRole('link')).toHaveText(['The Salt Road', 'Winter Quarters', 'Nine Letters North']);
  await projects.getByRole('link', { name: 'Winter Quarters' }).click();
  await expect(heading(page)).toHaveText('Winter Quarters');
  await page.getByRole('navigation', { name: 'Projects' }).getByRole('link', { name: 'The Salt Road' }).click();
  await expect(heading(page)).toHaveText('The Salt Road');
  await expect(page).toHaveTitle(/^The Salt Road · /);
  await expect(page.locator('header').getByText('Novel · A daughter comes home to sell the house')).toBeVisible();
  await expect(sections(page).getByRole('link')).toHaveText([
    'Overview',
    'Outline',
    'Moodboard',
    'Notes',
    'Characters',
    'Places',
    'Sequences',
    'Themes',
    'Write',
    'Conversation',
  ]);
  await expect(sections(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Talk about this project' }).first().click();
  await expect(page).toHaveURL(`${saltRoad}/conversation`);
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
});

// Covers ERROR-07, ERROR-08, ERROR-09, ERROR-10, ERROR-11, AUTH-14, ROUTER-37.
test('a project that does not come says why, in the words for each reason', async ({ writer: page, mock, guard }) => {
  guard.expectError(/(?:404|403|401|500|ERR_EMPTY_RESPONSE|ERR_CONNECTION).*/);
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await page.clock.install();
  await page.goto('/projects/nope');
  await expect(alert).toContainText('Project "nope" not found. It may have been deleted or you may not have access.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const reasons: [Omit<Parameters<typeof mock.fault>[0], 'operation_id'>, string][] = [
    [{ status: 403 }, "You don't have permission to access this project."],
    [{ status: 401 }, 'Please log in again to access this project.'],
    [{ status: 500 }, 'Server error (500) while fetching project. Please try again.'],
    [{ drop: 'request', times: 9 }, 'Network error while fetching project. Please check your connection.'],
  ];
  for (const [fault, text] of reasons) {
    await mock.noFaults();
    await mock.fault({ operation_id: 'projectRead', ...fault });
    await page.goto(`${saltRoad}/outline`);
    // What does not come is asked for again, after a wait.
    await hurry(page, 500, () => expect(alert).toContainText(text, glance));
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(text.includes('log in') ? 1 : 0);
  }
  await expectAccessibleInBoth(page);
  await mock.noFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('The Salt Road');
});

// Covers ROUTER-37, ROUTER-38, LIMITS-02, API-25.
test('a project is fetched once for all of its screens, and anew after 30 s', async ({ writer: page, mock }) => {
  await page.clock.install();
  await page.goto(`${saltRoad}?test=true`);
  await expect(heading(page)).toHaveText('The Salt Road');
  const reads = async () => (await mock.calls('projectRead')).map(({ path }) => path);
  expect(await reads()).toEqual(['/api/v1/projects/the-salt-road?test=true']);
  await page.goto(saltRoad);
  await expect(heading(page)).toHaveText('The Salt Road');
  expect(await reads()).toHaveLength(2);
  // A jump of the clock would cut a connection that is still being made, and what was missed is read again then.
  await mock.connected();
  await mock.listened('private-App.Models.User.1');
  await page.clock.pauseAt(Date.now() + 5000);
  const leaveAndReturn = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('Stories');
    await page.goBack();
    await expect(heading(page)).toHaveText('The Salt Road');
  };
  await sections(page).getByRole('link', { name: 'Notes' }).click();
  await sections(page).getByRole('link', { name: 'Overview' }).click();
  await leaveAndReturn();
  expect(await reads()).toHaveLength(2);
  await page.clock.fastForward(31_000);
  await leaveAndReturn();
  await expect.poll(reads).toHaveLength(3);
});

// Covers API-44, PROJECT-02.
test('a project is made on home, and its name, category and subtitle can be changed', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/422 .*projects/);
  await page.goto('/');
  await page.getByRole('button', { name: 'New project' }).click();
  const form = dialog(page, 'New project');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form).toContainText('Enter a name.');
  expect(await mock.calls('projectCreate')).toEqual([]);
  await form.getByRole('textbox', { name: 'Name' }).fill('The Lamp Street');
  await mock.fault({ operation_id: 'projectCreate', status: 422 });
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form.getByRole('alert')).toContainText(/\S/);
  await form.getByRole('textbox', { name: 'Category' }).fill('Novella');
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL('/projects/the-lamp-street');
  await expect(heading(page)).toHaveText('The Lamp Street');
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
  await expect(page.getByRole('navigation', { name: 'Projects' })).toContainText('The Street Nobody Lights');
});

// Covers REALTIME-12, REALTIME-28.
test('while a project is open its channel is listened to, and what came meanwhile shows by itself', async ({
  writer: page,
  mock,
}) => {
  await page.goto(saltRoad);
  await expect(heading(page)).toHaveText('The Salt Road');
  await expect.poll(async () => (await mock.calls('broadcastingAuth')).length).toBeGreaterThan(1);
  const before = (await mock.calls('projectRead')).length;
  const kinds = [{ model_plural: 'letters', name: 'Letter', plural_name: 'Letters', count: 1 }];
  const data = { id: 11, slug: 'the-salt-road', name: 'The Salt Road', element_kinds: kinds };
  await mock.fault({ operation_id: 'projectRead', answer_text: JSON.stringify({ data }), times: 999 });
  const elements = [{ id: 201, slug: 'the-letter', name: 'The letter', type: 'letters' }];
  const payload = { data: { project_slug: 'the-salt-road', elements } };
  await expect(async () => {
    await mock.broadcast({ channel: 'private-project.11', event: 'elements.created', payload });
    await expect(sections(page).getByRole('link', { name: 'Letters' })).toBeVisible(glance);
  }).toPass();
  expect((await mock.calls('projectRead')).length).toBeGreaterThan(before);
});

test('a project with holes and oddities shows what can be shown', async ({ writer: page, mock }) => {
  const kinds = [{ model_plural: 'outline', plural_name: 'Outlines' }, null, { model_plural: 'ghosts' }, 7];
  const data = {
    id: 11,
    slug: 'the-salt-road',
    name: null,
    image: { medium: 'https://elsewhere.test/cover.webp' },
    element_kinds: kinds,
  };
  await mock.fault({ operation_id: 'projectRead', answer_text: JSON.stringify({ data }) });
  await page.goto(saltRoad);
  await expect(heading(page)).toHaveText('Untitled');
  await expect(sections(page).getByRole('link', { name: 'ghosts' })).toHaveAttribute('href', `${saltRoad}/ghosts`);
  await expect(sections(page).getByRole('link', { name: /outline/i })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/);
});

test('a project can be used by everybody, on a phone too', async ({ writer: page }) => {
  await page.goto(saltRoad);
  await expect(heading(page)).toHaveText('The Salt Road');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBoth(page);
});

test('an address that is no slug asks the server nothing, and says that there is no such project', async ({
  writer: page,
  mock,
}) => {
  for (const address of ['a%2Fb', '..%2Fuser', 'undefined', '%3Cb%3E']) {
    await page.goto(`/projects/${address}`);
    await expect(page.getByRole('alert').filter({ hasText: 'not found' })).toContainText('Project "');
  }
  expect(await mock.calls('projectRead')).toEqual([]);
});
