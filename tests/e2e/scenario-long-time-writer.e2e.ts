import { articles, tab } from '../support/insights.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'long-time-writer' });

test("a long-time writer browses many projects, hundreds of elements and one character's 10,000 insights", async ({
  writer: page,
  shows,
}) => {
  await test.step("home shows many years' projects", async () => {
    await page.goto('/');
    await shows.see('The Lamplighters’ Almanac');
    await shows.see('A year of a town that is lit by hand');
  });

  await test.step('one list shows the elements of all projects', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Story Elements' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Story Elements' })).toBeVisible();
    await shows.see('Story objects');
  });

  await test.step('a character leads to the conversation about her', async () => {
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
