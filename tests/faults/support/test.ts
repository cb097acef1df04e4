/** The faults' `test`: a fault server between browser and mock server, and killable browsers. */
import { randomUUID } from 'node:crypto';
import { expect, test as base } from '../../support/test.ts';
import { MockControl } from '../../support/mock-control.ts';
import { mockOrigin } from '../../support/mock-origin.ts';
import { FaultServer } from './fault-server.ts';
import { KillableBrowser } from './killable-browser.ts';

type TestFixtures = {
  faults: FaultServer;
  killable: { browser: KillableBrowser; mock: MockControl };
};

type WorkerFixtures = { faultServer: FaultServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  faultServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const server = await FaultServer.start(mockOrigin());
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  origin: async ({ faultServer }, use) => use(faultServer.origin),

  faults: async ({ faultServer }, use) => {
    faultServer.heal();
    await use(faultServer);
    faultServer.heal();
  },

  killable: async ({ faults, playwright }, use) => {
    const session = randomUUID();
    const extraHTTPHeaders = { 'X-Mock-Session': session };
    const request = await playwright.request.newContext({ baseURL: mockOrigin(), extraHTTPHeaders });
    const mock = new MockControl(request);
    await mock.start({ scenario: 'first-story', clock: { paused: true } });
    const browser = await KillableBrowser.create(faults.origin, session, request);
    await use({ browser, mock });
    await browser.remove();
    expect(await mock.violations(), 'answers and events of the mock environment that break the contract').toEqual([]);
    await request.dispose();
  },
});

export { expect };
