import { articles, tab } from '../support/insights.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'long-time-writer' });

test("a long-time writer browses many projects, hundreds of elements and one character's 10,000 insights", async ({
  writer: page,
  mock,
  shows,
}) => {
  await test.step("home shows many years' projects", async () => {
    await page.goto('/');
    await shows.see('The Lamplighters’ Almanac');
    await shows.see('A year of a town that is lit by hand');
  });

  const projects = page.getByRole('region', { name: 'Projects', exact: true });
  const category = projects.getByRole('combobox', { name: 'Category' });
  const elements = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Story Elements' });

  await test.step("home shows one category's projects", async () => {
    await expect(projects.getByRole('listitem')).toHaveCount(6);
    await category.selectOption('Stories');
    await expect(page).toHaveURL(/[?&]category=Stories/);
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await expect
      .poll(async () => (await mock.getRequests('projectList')).some(({ path }) => path.includes('category=Stories')))
      .toBe(true);
  });

  await test.step('one list shows the elements of all projects', async () => {
    await elements.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Story Elements' })).toBeVisible();
    await shows.see('Story objects');
  });

  await test.step('home has kept the category in the address', async () => {
    await page.goBack();
    await expect(category).toHaveValue('Stories');
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await category.selectOption('All categories');
    await expect(page).not.toHaveURL(/category/);
    await expect(projects.getByRole('listitem').filter({ hasText: 'Novel' }).first()).toBeVisible();
  });

  await test.step('a character leads to the conversation about her', async () => {
    await elements.click();
    await page.getByRole('main').getByRole('link', { name: 'Mara Ellery' }).click();
    await expect(page).toHaveURL(/\/characters\/mara-ellery$/);
    await shows.see('Mara Ellery');
    await shows.see('Left at nineteen in her mother’s coat');
    await page.getByRole('link', { name: 'Develop' }).click();
    await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
  });

  await test.step("the character's history has 10,000 insights and can be searched", async () => {
    await tab(page, 'History').click();
    await shows.see('Give the key a price');
    await expect(articles(page).first()).toHaveAttribute('aria-setsize', '10000');
    await page.getByRole('searchbox', { name: 'Search insights' }).fill('knife');
    await expect(articles(page).first()).toContainText(/knife/i);
    await shows.see('The rival who is kind, with a knife');
  });
});
