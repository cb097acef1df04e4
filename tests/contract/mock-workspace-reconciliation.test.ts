import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { Listener } from './mock-listener.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let environment: MockServer;
let writer: Writer;
forEachUser(
  (context) => {
    ({ environment, writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

const november = '/api/v1/reconciliations/salt-road-november';

function itemPath(id: number): string {
  return `${november}/update_item/${id}`;
}

const project = '/api/v1/projects/the-salt-road';
const work = 2000;

async function read(): Promise<Schemas['Reconciliation']> {
  return (await writer.ok<Schemas['ReconciliationResponse']>('GET', november)).data;
}

async function element(slug: string): Promise<Schemas['NarrativeElement']> {
  return (await writer.ok<Schemas['ElementResponse']>('GET', `${project}/elements/${slug}`)).data;
}

async function process(): Promise<Schemas['Reconciliation']> {
  return (await writer.ok<Schemas['ReconciliationResponse']>('POST', `${november}/process`)).data;
}

async function edit(id: number, now: string): Promise<Schemas['ReconciliationItem']> {
  const reply = await writer.ok<Schemas['ReconciliationItemResponse']>('POST', itemPath(id), { body: { now } });
  return reply.data;
}

async function slugOfProject(): Promise<string | null | undefined> {
  return (await writer.ok<Schemas['ProjectResponse']>('GET', project)).data.reconciliation_slug;
}

describe('reconciliation review', () => {
  it("returns current and proposed values with each element's latest data", async () => {
    await writer.ok('PATCH', `${project}/elements/mara-ellery`, { body: { name: 'Mara' } });
    const { items, ...rest } = await read();
    expect(rest).toEqual({
      slug: 'salt-road-november',
      status: 'open',
      message: null,
      project_slug: 'the-salt-road',
      project_name: 'The Salt Road',
    });
    expect(items.map(({ id, field }) => [id, field])).toEqual([
      [9501, 'Age'],
      [9502, 'Believes'],
      [9503, 'Work'],
      [9504, 'Description'],
      [9505, 'New character'],
    ]);
    expect(items[0]?.element).toMatchObject({ slug: 'mara-ellery', name: 'Mara' });
    expect(items[4]?.element).toBeNull();
  });

  it('applies the remaining facts, description and new character and closes the review', async () => {
    await writer.ok('DELETE', itemPath(9502));
    expect(await edit(9501, 'Thirty-one in March')).toMatchObject({
      was: 'Thirty',
      now: 'Thirty-one in March',
      edited: true,
    });
    expect((await read()).items.map(({ now }) => now)[0]).toBe('Thirty-one in March');
    const started = await process();
    expect(started).toMatchObject({ status: 'processing', message: null });
    expect(started.items).toHaveLength(4);
    expect(await read()).toEqual(started);
    expect((await element('mara-ellery')).facts[0]).toEqual({ name: 'Age', value: 'Thirty' });
    await writer.advance(work);

    const message = '4 changes were applied.';
    expect(await read()).toMatchObject({ status: 'processed', message, items: [] });
    expect(await slugOfProject()).toBeNull();
    expect((await element('mara-ellery')).facts).toEqual([
      { name: 'Age', value: 'Thirty-one in March' },
      { name: 'Work', value: 'Surveyor' },
      { name: 'Wants', value: 'To be told that she was right to leave' },
      { name: 'Believes', value: 'That she is the one who got away' },
    ]);
    expect((await element('tobias-ellery')).facts).toContainEqual({
      name: 'Work',
      value: 'Keeps the light, and the ledger',
    });
    expect((await element('the-house')).description).toMatch(/Tobias has the key\.$/);
    expect(await element('the-harbour-master')).toMatchObject({
      type: 'characters',
      name: 'The harbour master',
      subtitle: 'who knows who paid for the road',
      updated_at: '2026-11-12T18:45:01.500000Z',
    });
  });

  it('adds a fact that is missing from the element', async () => {
    const facts = [{ name: 'Work', value: 'Surveyor' }];
    await writer.ok('PATCH', `${project}/elements/mara-ellery`, { body: { facts } });
    await process();
    await writer.advance(work);
    expect((await element('mara-ellery')).facts).toEqual([
      ...facts,
      { name: 'Age', value: 'Thirty-one' },
      expect.objectContaining({ name: 'Believes' }),
    ]);
  });

  it('skips changes of a deleted element and reports the number applied', async () => {
    await writer.ok('DELETE', `${project}/elements/mara-ellery`);
    for (const id of [9503, 9505]) await writer.ok('DELETE', itemPath(id));
    await process();
    await writer.advance(work);
    expect(await read()).toMatchObject({ status: 'processed', message: '1 change was applied.', items: [] });
    await writer.ok('POST', `${project}/elements/mara-ellery/restore`);
    expect((await element('mara-ellery')).facts[0]).toEqual({ name: 'Age', value: 'Thirty' });
  });

  it('reports that no changes were applied when all of them are removed', async () => {
    for (const { id } of (await read()).items) {
      expect(await writer.request('DELETE', itemPath(id))).toMatchObject({ status: 204, body: '' });
    }
    const before = await element('mara-ellery');
    expect(await slugOfProject()).toBe('salt-road-november');
    await process();
    await writer.advance(work);
    expect(await read()).toMatchObject({ status: 'processed', message: 'No changes were applied.', items: [] });
    expect(await slugOfProject()).toBeNull();
    expect(await element('mara-ellery')).toEqual(before);
  });

  it('processes a review only once', async () => {
    const refused = {
      status: 422,
      body: {
        message: 'These changes have already been applied.',
        errors: { reconciliation: ['These changes have already been applied.'] },
      },
    };
    await process();
    expect(await writer.request('POST', `${november}/process`)).toMatchObject(refused);
    await writer.advance(work);
    expect(await writer.request('POST', `${november}/process`)).toMatchObject(refused);
    expect(await writer.events()).toEqual(['project.11: reconciliationUpdate.processed processed']);
  });

  it("notifies the project's channel when the review is processed", async () => {
    const channel = 'private-project.11';
    const listener = await Listener.open(environment.origin, writer, [channel]);
    await process();
    expect(await listener.readEvents()).toEqual([]);
    await writer.advance(work);
    const data = { identifier: 'salt-road-november', status: 'processed', message: '5 changes were applied.' };
    expect(await listener.readEvents()).toEqual([{ channel, event: 'reconciliationUpdate.processed', data }]);
    listener.close();
  });

  it('returns 404 for a removed change and rejects an empty text', async () => {
    const notFound = { message: 'No query results for model [App\\Models\\ReconciliationItem] 9501' };
    const required = { now: ['The now field is required.'] };
    for (const body of [{}, { now: null }, { now: '  ' }]) {
      expect(await writer.request('POST', itemPath(9501), { body })).toMatchObject({
        status: 422,
        body: { errors: required },
      });
    }
    await writer.ok('DELETE', itemPath(9501));
    expect(await writer.request('DELETE', itemPath(9501))).toMatchObject({ status: 404, body: notFound });
    expect(await writer.request('POST', itemPath(9501), { body: { now: 'x' } })).toMatchObject({
      status: 404,
      body: notFound,
    });
    expect(await writer.request('GET', '/api/v1/reconciliations/nothing')).toMatchObject({
      status: 404,
      body: { message: 'No query results for model [App\\Models\\Reconciliation] nothing' },
    });
  });
});
