import { moveCaretToEnd } from '../support/caret.ts';
import { listening, question, sendButton, sendTyped, untilNextQuestion, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { demoWriter, endLogin, loginForm, signInAgain, signInSheet, storedToken } from '../support/sign-in.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';
import { openText, saveNow, saveState, getServerText, story } from '../support/write.ts';

test('a project\'s "Log in" opens the sheet, an answer waits for a new login and is sent once, and another writer starts at home', async ({
  writer: page,
  mock,
  guard,
  context,
}) => {
  // The unknown writer's channel may or may not be requested in time.
  guard.expectError(/401|403 .*broadcasting/);
  await test.step('the project opens the sheet only on request and shows after the login', async () => {
    await mock.fault({ operation_id: 'projectRead', status: 401 });
    await page.goto('/projects/the-salt-road/outline');
    await expect(page.getByText('Please log in again to access this project.')).toBeVisible();
    await expect(signInSheet(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in' }).click();
    await signInAgain(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Salt Road');
  });

  await test.step("a link opened in another tab closes this tab's sheet", async () => {
    await endLogin(page);
    // Any request that is still to come may open the sheet before.
    await go(page, '/elements');
    await expect(page).toHaveURL('/elements');
    await signInSheet(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(demoWriter.email);
    const [mail] = await mock.mails();
    const link = await context.newPage();
    await link.goto(mail?.link ?? '');
    await link.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(link).toHaveURL('/elements');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Story Elements' })).toBeVisible();
    await link.close();
  });

  const statuses = async () => (await mock.getRequests('chatMessageAnswer')).map(({ status }) => status);
  await mock.clock({ paused: true });
  await go(page, '/stories/21/develop');
  await listening(mock);
  const currentQuestion = (await question(page).getByRole('heading').textContent()) ?? '';
  await test.step('the answer waits until the writer has logged in again and is sent once', async () => {
    await write(page, 'She went back for the dog.');
    await endLogin(page);
    await sendButton(page).click();
    await expect(signInSheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await signInAgain(page);
    await expect.poll(statuses).toEqual([401, 200]);
    await expect(page.getByText('She went back for the dog.').filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/stories/21/develop');
  });

  await untilNextQuestion(page, mock, currentQuestion);
  await test.step('another writer who logs in starts at home', async () => {
    // The panel's requests after the answer would show the sheet before the text is typed.
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 401 });
    await sendTyped(page, 'A word for nobody else.');
    await expect(signInSheet(page)).toBeVisible();
    const ines = { id: 77, name: 'Ines Duarte', email: 'ines@lamplight.test', onboarded: true };
    const response = await page.context().request.post('/api/v1/auth/login', { data: demoWriter });
    const { data } = (await response.json()) as { data: { token: string } };
    const as = (more: object): string => JSON.stringify({ data: more });
    await mock.fault({ operation_id: 'authLogin', answer_text: as({ user: ines, token: data.token }) });
    await mock.fault({ operation_id: 'authUserRead', answer_text: as(ines), times: 2 });
    await expect(signInSheet(page).getByRole('textbox', { name: 'Password' })).toBeFocused();
    await signInSheet(page).getByRole('textbox', { name: 'Password' }).fill('hers');
    await signInSheet(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(page).toHaveURL('/');
  });

  await test.step("the previous writer's answer isn't there", async () => {
    await go(page, '/stories/21/develop');
    await expect(question(page)).toBeVisible();
    await expect(page.getByText('A word for nobody else.')).toHaveCount(0);
    expect(await statuses()).toEqual([401, 200, 401]);
  });

  await test.step('the login page shows why the session ended', async () => {
    await endLogin(page);
    await go(page, '/elements');
    await signInSheet(page).getByRole('button', { name: 'Go to the login page' }).click();
    await expect(loginForm(page)).toContainText('Your session has expired.');
    await expect.poll(() => storedToken(page)).toBeNull();
  });
});

test('a typing writer is asked to log in at a pause, and the text is saved afterwards', async ({
  writer: page,
  guard,
}) => {
  guard.expectError(/401/);
  await page.clock.install();
  await openText(page);
  await moveCaretToEnd(story(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  await endLogin(page);
  await page.keyboard.type(' The lamp');
  const loaded = page.waitForResponse(/sign-in-sheet/);
  await saveNow(page);
  await loaded;
  await page.keyboard.type(' went out.');
  await page.clock.runFor(500);
  await expect(signInSheet(page)).toHaveCount(0);
  await fastForwardUntil(page, 800, () => expect(signInSheet(page)).toBeVisible(shortTimeout));
  await page.clock.resume();
  await signInAgain(page);
  await expect(saveState(page)).toHaveText('Saved');
  await expect.poll(() => getServerText(page)).toContain('The lamp went out.');
  await expect(story(page)).toContainText('The lamp went out.');
});
