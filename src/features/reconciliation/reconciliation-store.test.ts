import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#src/platform/query-client.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { reconciliationView } from './reconciliation-model.ts';
import { ReconciliationStore } from './reconciliation-store.ts';

const slug = 'answers-of-today';
const address = `/api/v1/reconciliations/${slug}`;

function answer(status: string) {
  return {
    data: { slug, status, items: [{ id: 1, field: 'Name', was: 'Mara', now: 'Mara Vane' }] },
  };
}

function open(): ReconciliationStore {
  const view = reconciliationView(answer('open').data);
  if (view === null) throw new Error('The example has no slug');
  return new ReconciliationStore(1, view, new Map());
}

beforeEach(async () => {
  queryClient.clear();
  await freshDevice();
});

describe('ReconciliationStore', () => {
  it.each(['the event', 'a gap in the connection'])(
    'fetches the status at once when %s precedes the response',
    async (early) => {
      const server = holdServer();
      const desk = open();
      const applied = desk.apply();
      const order = await server.call('POST', `${address}/process`);
      if (early === 'the event') desk.processed('processed', null);
      else await desk.look();
      expect(desk.state$.phase.peek()).toBe('sending');
      order.answer(answer('processing'));
      (await server.call('GET', address)).answer(answer('processed'));
      await applied;
      expect(desk.state$.phase.peek()).toBe('done');
      await desk.close();
    },
  );

  it('ignores a status requested before the changes were applied again', async () => {
    const server = holdServer();
    const desk = open();
    void desk.apply();
    (await server.call('POST', `${address}/process`)).answer(answer('processing'));
    await until(() => desk.state$.phase.peek() === 'processing');
    void desk.look();
    const before = await server.call('GET', address);
    desk.processed('failed', 'Mara is being edited.');
    const again = desk.apply();
    (await server.call('POST', `${address}/process`, 2)).answer(answer('processing'));
    await again;
    before.answer(answer('failed'));
    (await server.call('GET', address, 2)).answer(answer('processed'));
    await until(() => desk.state$.phase.peek() === 'done');
    expect(desk.state$.failure.peek()).toBeNull();
    await desk.close();
  });
});
