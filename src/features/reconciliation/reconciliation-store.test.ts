import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#src/api/query-client.ts';
import { systemClock } from '#src/platform/clock.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { toReconciliation } from './reconciliation-model.ts';
import { ReconciliationStore } from './reconciliation-store.ts';

const slug = 'answers-of-today';
const address = `/api/v1/reconciliations/${slug}`;

function answer(status: string) {
  return {
    data: {
      slug,
      status,
      message: null,
      project_slug: 'the-salt-road',
      project_name: 'The Salt Road',
      items: [{ id: 1, field: 'Name', was: 'Mara', now: 'Mara Vane', edited: false, element: null }],
    },
  };
}

function open(): ReconciliationStore {
  return new ReconciliationStore(1, toReconciliation(answer('open').data));
}

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  queryClient.clear();
  await freshDevice();
});

describe('ReconciliationStore', () => {
  it.each(['the event', 'a gap in the connection'])(
    'fetches the status at once when %s precedes the response',
    async (early) => {
      const server = holdServer();
      const store = open();
      const applied = store.apply();
      const order = await server.request('POST', `${address}/process`);
      if (early === 'the event') store.processed('processed', null);
      else await store.poll();
      expect(store.state$.phase.peek()).toBe('sending');
      order.respond(answer('processing'));
      (await server.request('GET', address)).respond(answer('processed'));
      await applied;
      expect(store.state$.phase.peek()).toBe('done');
      await store.leave();
    },
  );

  it('ignores a status requested before the changes were applied again', async () => {
    const server = holdServer();
    const store = open();
    void store.apply();
    (await server.request('POST', `${address}/process`)).respond(answer('processing'));
    await until(() => store.state$.phase.peek() === 'processing');
    void store.poll();
    const before = await server.request('GET', address);
    store.processed('failed', 'Mara is being edited.');
    const again = store.apply();
    (await server.request('POST', `${address}/process`, 2)).respond(answer('processing'));
    await again;
    before.respond(answer('failed'));
    (await server.request('GET', address, 2)).respond(answer('processed'));
    await until(() => store.state$.phase.peek() === 'done');
    expect(store.state$.failure.peek()).toBeNull();
    await store.leave();
  });

  it('detects by polling every 5 seconds that the changes are applied', async () => {
    const every = vi.spyOn(systemClock, 'every');
    const server = holdServer();
    const store = open();
    const applied = store.apply();
    (await server.request('POST', `${address}/process`)).respond(answer('processing'));
    await applied;
    const [ms, poll] = every.mock.lastCall ?? [];
    expect(ms).toBe(5000);
    poll?.();
    (await server.request('GET', address)).respond(answer('processed'));
    await until(() => store.state$.phase.peek() === 'done');
    await store.leave();
  });
});
