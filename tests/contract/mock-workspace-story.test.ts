/** Sends the contract's example requests and expects the example responses. */
import { describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { getExample } from '#mocks/contract/documented-responses.ts';
import { forEachUser } from './for-each-user.ts';
import { imageForm, png } from './mock-picture.ts';
import { type Writer } from './mock-writer.ts';

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

const contract = readOpenApi();
const salt = '/api/v1/projects/the-salt-road';
const november = '/api/v1/reconciliations/salt-road-november';

const changes: [operationId: string, sent: string, method: string, path: string, answered: string][] = [
  ['projectCreate', 'theIce', 'POST', '/api/v1/projects', 'created'],
  ['storyUpdate', 'newName', 'PATCH', '/api/v1/stories/22', 'renamed'],
  ['projectUpdate', 'subtitle', 'PATCH', salt, 'renamed'],
  ['elementCreate', 'newHarbourMaster', 'POST', `${salt}/elements`, 'harbourMaster'],
  ['elementUpdate', 'subtitle', 'PATCH', `${salt}/elements/mara-ellery`, 'changed'],
  ['outlineReplace', 'stormEarlier', 'PUT', `${salt}/outline`, 'stormFirst'],
  ['moodboardReplace', 'stormToFront', 'PUT', `${salt}/moodboard`, 'stormFirst'],
  ['noteCreate', 'titled', 'POST', `${salt}/notes`, 'created'],
  ['noteUpdate', 'title', 'PATCH', `${salt}/notes/701`, 'renamed'],
  ['noteSectionCreate', 'afterFirst', 'POST', `${salt}/notes/701/sections`, 'created'],
  ['noteSectionUpdate', 'text', 'PATCH', `${salt}/notes/701/sections/7101`, 'changed'],
  ['documentReplace', 'newParagraph', 'PUT', `${salt}/document`, 'saved'],
  ['reconciliationItemUpdate', 'wording', 'POST', `${november}/update_item/9501`, 'edited'],
];

describe('contract examples', () => {
  it.each(changes)('returns the example response to %s with "%s"', async (...change) => {
    const [operationId, sent, method, path, answered] = change;
    const reply = await writer.ok(method, path, { body: getExample(contract, operationId, sent) });
    expect(reply).toEqual(getExample(contract, operationId, answered));
  });

  it.each([
    ['storyRestore', '/api/v1/stories/22'],
    ['elementRestore', `${salt}/elements/mara-ellery`],
    ['noteRestore', `${salt}/notes/701`],
    ['moodboardItemRestore', `${salt}/moodboard/602`],
  ])('%s returns the deleted item as in its example', async (operationId, path) => {
    await writer.ok('DELETE', path);
    expect(await writer.ok('POST', `${path}/restore`)).toEqual(getExample(contract, operationId, 'restored'));
  });

  it('returns the example image for an element and for the moodboard', async () => {
    const image = (element: string, height: number): Promise<unknown> =>
      writer.ok('POST', `${salt}/elements/${element}/images`, { form: imageForm(png(960, height)) });
    expect(await image('mara-ellery', 1200)).toEqual(getExample(contract, 'elementImageUpload', 'portrait'));
    expect(await image('moodboard', 570)).toEqual(getExample(contract, 'elementImageUpload', 'onMoodboard'));
  });

  it('returns the example stories after their covers changed', async () => {
    const cover = '/api/v1/stories/22/cover';
    expect(await writer.ok('DELETE', cover)).toEqual(getExample(contract, 'storyCoverDelete', 'withoutCover'));
    expect(await writer.ok('POST', cover, { form: imageForm(png(800, 1200)) })).toEqual(
      getExample(contract, 'storyCoverUpload', 'withCover'),
    );
  });

  it('returns the example trash', async () => {
    expect(await writer.ok('GET', '/api/v1/trash')).toEqual(getExample(contract, 'trashList', 'empty'));
    for (const path of [`${salt}/moodboard/602`, `${salt}/notes/702`, `${salt}/elements/tobias-ellery`]) {
      await writer.ok('DELETE', path);
      await writer.advance(60_000);
    }
    await writer.ok('DELETE', '/api/v1/stories/22');
    expect(await writer.ok('GET', '/api/v1/trash')).toEqual(getExample(contract, 'trashList', 'filled'));
  });

  it('returns the reconciliation examples during and after processing', async () => {
    expect(await writer.ok('POST', `${november}/process`)).toEqual(
      getExample(contract, 'reconciliationProcess', 'processing'),
    );
    await writer.startSession({ starts_at: '2026-11-12T18:45:00.000000Z' });
    await writer.signIn();
    await writer.ok('DELETE', `${november}/update_item/9502`);
    await writer.ok('POST', `${november}/process`);
    await writer.advance(2000);
    expect(await writer.ok('GET', november)).toEqual(getExample(contract, 'reconciliationRead', 'nothingLeft'));
  });
});

describe('story drafts', () => {
  type Story = { data: { drafts: { project_slug: string | null; words: number | null }[] } };
  const drafts = async (): Promise<Story['data']['drafts']> =>
    (await writer.ok<Story>('GET', '/api/v1/stories/21')).data.drafts;

  it("counts the words of its project's manuscript, which only one draft opens", async () => {
    expect(await drafts()).toMatchObject([{ project_slug: 'the-salt-road', words: 160 }]);
    await writer.ok('PUT', `${salt}/document`, { body: getExample(contract, 'documentReplace', 'newParagraph') });
    const { data } = await writer.ok<{ data: { words: number } }>('GET', `${salt}/document`);
    expect(data.words).not.toBe(160);
    expect(await drafts()).toMatchObject([{ project_slug: 'the-salt-road', words: data.words }]);
  });
});
