import { answerBox, question, sendTyped } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { builtWith } from '../support/other-build.ts';
import { signIn } from '../support/sign-in.ts';
import { FaultServer } from '../faults/support/fault-server.ts';
import { expect, test as base } from '../faults/support/test.ts';
import { mockOrigin } from '../support/mock-origin.ts';

const test = base.extend<{ api: FaultServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  api: async ({}, use) => {
    const server = await FaultServer.start(mockOrigin());
    await use(server);
    await server.close();
  },
});

// Each test serves another build at the same URL.
test.use({ emptyCache: true });

test('the application works with the API, its media and its websocket on another origin', async ({
  page,
  faults,
  origin,
  api,
  guard,
}) => {
  const { host, hostname, port } = new URL(api.origin);
  api.corsOrigin = origin;
  guard.allowOrigin(api.origin);
  faults.exchange = builtWith(
    { VITE_API_URL: api.origin, VITE_REVERB_HOST: hostname, VITE_REVERB_PORT: port, VITE_REVERB_SCHEME: 'http' },
    origin,
  );
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host));

  await test.step('pictures of the API show', async () => {
    await signIn(page);
    await go(page, '/projects/the-salt-road/moodboard');
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures.first()).toBeVisible();
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    expect(await pictures.first().getAttribute('src')).toContain(api.origin);
  });

  await test.step('an answer is sent, and its question arrives by the websocket', async () => {
    await go(page, '/stories/21/develop');
    const first = (await question(page).textContent()) ?? '';
    await sendTyped(page, 'She kept the key for twelve years.');
    await expect(question(page)).not.toHaveText(first);
    await expect(answerBox(page)).toHaveValue('');
    expect(new Set(sockets)).toEqual(new Set([host]));
  });
});
