import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { imageForm, png } from './mock-picture.ts';
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

const project = '/api/v1/projects/the-salt-road';
const moodboard = `${project}/moodboard`;

function getImagesPath(element: string): string {
  return `${project}/elements/${element}/images`;
}

async function items(): Promise<Schemas['MoodboardItem'][]> {
  return (await writer.ok<Schemas['MoodboardResponse']>('GET', moodboard)).data.items;
}

async function ids(): Promise<number[]> {
  return (await items()).map(({ id }) => id);
}

async function replace(newItems: readonly unknown[]): Promise<number[]> {
  const body = { items: newItems };
  return (await writer.ok<Schemas['MoodboardResponse']>('PUT', moodboard, { body })).data.items.map(({ id }) => id);
}

async function upload(
  element: string,
  bytes: Uint8Array<ArrayBuffer>,
  texts?: Record<string, string>,
): Promise<Schemas['UploadedImage']> {
  const form = imageForm(bytes, texts);
  return (await writer.ok<Schemas['UploadedImageResponse']>('POST', getImagesPath(element), { form })).data;
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(environment.origin + url, { headers: { 'X-Mock-Session': writer.session } });
  expect(response.headers.get('content-type')).toMatch(/^image\//);
  return new Uint8Array(await response.arrayBuffer());
}

describe('moodboard endpoints', () => {
  it('returns an empty moodboard for a project without images', async () => {
    expect(await writer.ok('GET', '/api/v1/projects/winter-quarters/moodboard')).toEqual({ data: { items: [] } });
  });

  it('saves order and captions and leaves omitted images unchanged at the end', async () => {
    const before = await items();
    expect(before.map(({ id }) => id)).toEqual([601, 602, 603, 604, 605, 606]);
    expect(await replace([{ id: 606, caption: 'One hour', alt: '' }, { id: 603 }])).toEqual([
      606, 603, 601, 602, 604, 605,
    ]);
    const after = await items();
    expect(after[0]).toEqual({ ...before[5], caption: 'One hour', alt: after[0]?.alt });
    expect(after[1]).toEqual(before[2]);
    expect(after[2]).toEqual(before[0]);
    expect(await replace([{ id: 601, caption: null }])).toEqual([601, 606, 603, 602, 604, 605]);
    expect((await items())[0]).toEqual({ ...before[0], caption: null });
    expect(await replace([])).toEqual([601, 606, 603, 602, 604, 605]);
  });

  it('rejects an unknown or repeated image without changing the moodboard', async () => {
    const errors = async (newItems: readonly unknown[]): Promise<unknown> => {
      const { status, body } = await writer.request('PUT', moodboard, { body: { items: newItems } });
      expect(status).toBe(422);
      return (body as Schemas['ValidationError']).errors;
    };
    expect(await errors([{ id: 606 }, { id: 999 }])).toEqual({ 'items.1.id': ['The selected items.1.id is invalid.'] });
    expect(await errors([{ id: 606 }, { id: 601 }, { id: 606 }])).toEqual({
      'items.2.id': ['The items.2.id field has a duplicate value.'],
    });
    expect(await errors([{ caption: 'x' }])).toEqual({ 'items.0.id': ['The items.0.id field is required.'] });
    await writer.ok('DELETE', `${moodboard}/606`);
    expect(await errors([{ id: 606 }])).toEqual({ 'items.0.id': ['The selected items.0.id is invalid.'] });
    expect(await ids()).toEqual([601, 602, 603, 604, 605]);
  });

  it('restores an image to its position, also after the others have moved', async () => {
    const before = await items();
    expect(await writer.request('DELETE', `${moodboard}/602`)).toMatchObject({ status: 204, body: '' });
    expect(await ids()).toEqual([601, 603, 604, 605, 606]);
    const restored = await writer.ok<Schemas['MoodboardResponse']>('POST', `${moodboard}/602/restore`);
    expect(restored.data.items).toEqual(before);
    expect(await items()).toEqual(before);
    await writer.ok('DELETE', `${moodboard}/602`);
    await replace([{ id: 606 }, { id: 605 }]);
    await writer.ok('POST', `${moodboard}/602/restore`);
    expect(await ids()).toEqual([606, 602, 605, 601, 603, 604]);
  });

  it("returns 404 for another project's image, a removed image or a needless restore", async () => {
    const message = 'No query results for model [App\\Models\\MoodboardItem] 601';
    for (const [method, path] of [
      ['DELETE', '/api/v1/projects/winter-quarters/moodboard/601'],
      ['POST', `${moodboard}/601/restore`],
    ] as const) {
      expect(await writer.request(method, path)).toMatchObject({ status: 404, body: { message } });
    }
    await writer.ok('DELETE', `${moodboard}/601`);
    expect(await writer.request('DELETE', `${moodboard}/601`)).toMatchObject({ status: 404, body: { message } });
  });
});

describe('image uploads', () => {
  it('adds an image last with its own id, caption, alt text and original bytes', async () => {
    const bytes = png(640, 480, 70_001);
    const texts = { caption: 'What the harbour sounds like', alt: 'Gulls\r\nand more gulls' };
    await writer.advance(1000);
    const image = await upload('moodboard', bytes, texts);
    expect(image).toEqual({ id: 1001, url: '/media/images/1001', thumbnail: null, width: 640, height: 480 });
    expect((await items()).at(-1)).toEqual({ ...image, caption: texts.caption, alt: 'Gulls\nand more gulls' });
    expect(await bytesAt(image.url)).toEqual(bytes);
    const { data } = await writer.ok<Schemas['ProjectResponse']>('GET', project);
    expect(data.updated_at).toBe('2026-11-12T18:45:01.000000Z');
    // A removed image keeps its bytes, because undo may restore it.
    await writer.ok('DELETE', `${moodboard}/1001`);
    expect(await bytesAt(image.url)).toEqual(bytes);
    expect((await upload('moodboard', png(1, 1))).id).toBe(1002);
    await writer.ok('POST', `${moodboard}/1001/restore`);
    expect((await ids()).slice(-2)).toEqual([1001, 1002]);
    expect((await items()).at(-1)).toMatchObject({ caption: null, alt: null });
  });

  it("sets an element's image, in the element and in its lists", async () => {
    const bytes = png(300, 400);
    const { url } = await upload('mara-ellery', bytes);
    const image = { url, thumbnail: null };
    const element = await writer.ok<Schemas['ElementResponse']>('GET', `${project}/elements/101`);
    expect(element.data).toMatchObject({ image, updated_at: '2026-11-12T18:45:00.000000Z' });
    const list = await writer.ok<Schemas['ElementListResponse']>('GET', '/api/v1/elements/characters');
    expect(list.data.find(({ id }) => id === 101)?.image).toEqual(image);
    expect(await bytesAt(url)).toEqual(bytes);
    expect(await ids()).toHaveLength(6);
  });

  it('accepts a WebP image of the demo', async () => {
    const file = new URL('../../mocks/assets/pictures/board-gulls.webp', import.meta.url);
    const bytes = new Uint8Array(readFileSync(file));
    const { url, width, height } = await upload('moodboard', bytes);
    expect([width, height]).toEqual([960, 570]);
    expect(await bytesAt(url)).toEqual(bytes);
  });

  it('rejects an upload that is empty, too large or not an image', async () => {
    const send = async (form: FormData, element = 'moodboard'): Promise<unknown> => {
      const { status, body } = await writer.request('POST', getImagesPath(element), { form });
      return [status, body];
    };
    const refused = (text: string): unknown => [422, { message: text, errors: { image: [text] } }];
    const invalidImage = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await send(imageForm(invalidImage))).toEqual(refused('The image field must be an image.'));
    expect(await send(imageForm(new Uint8Array(0)))).toEqual(refused('The image field must be an image.'));
    expect(await send(new FormData())).toEqual(refused('The image field is required.'));
    expect(await send(imageForm(png(9, 9, 10_240 * 1024 + 1)))).toEqual(
      refused('The image field must not be greater than 10240 kilobytes.'),
    );
    expect(await send(imageForm(png(9, 9)), 'nobody')).toMatchObject([404, {}]);
    expect(await ids()).toHaveLength(6);
  });
});
