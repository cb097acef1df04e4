import { expect, type Locator, type Page } from '@playwright/test';
import type { components } from '#src/contract/generated/schema.ts';
import { moveCaretToEnd } from './caret.ts';
import { requestFromOtherDevice } from './other-device.ts';

type Note = components['schemas']['Note'];
type RichText = components['schemas']['RichText'];

export const notesAddress = '/projects/the-salt-road/notes';
const notesPath = 'projects/the-salt-road/notes';

export const noteWithTwoSections = { id: 701, first: 7101, second: 7102, channel: 'private-document.701' };

export const noteList = (page: Page): Locator => page.getByRole('list', { name: 'Notes' });
export const noteTitle = (page: Page): Locator => page.getByRole('textbox', { name: 'Note title' });
export const sectionText = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const saveState = (page: Page): Locator => page.getByRole('status', { name: 'Save state' });

export async function openTides(page: Page): Promise<void> {
  await page.goto(`${notesAddress}/${noteWithTwoSections.id}`);
  await expect(sectionText(page, 'What is true')).toHaveAttribute('contenteditable', 'true');
}

export async function writeIn(page: Page, section: string, text: string): Promise<void> {
  await moveCaretToEnd(sectionText(page, section));
  await page.keyboard.type(text);
}

export const serverNote = async (page: Page, id: number = noteWithTwoSections.id): Promise<Note> =>
  (await requestFromOtherDevice(page, 'get', `${notesPath}/${id}`)) as Note;

export const getServerText = async (page: Page, id: number = noteWithTwoSections.id): Promise<string> =>
  JSON.stringify(await serverNote(page, id));

export const getPlainText = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export async function changeSectionElsewhere(
  page: Page,
  section: number,
  change: { title?: string; content?: RichText },
): Promise<void> {
  const version = (await serverNote(page)).sections.find(({ id }) => id === section)?.version;
  await requestFromOtherDevice(page, 'patch', `${notesPath}/${noteWithTwoSections.id}/sections/${section}`, {
    version,
    ...change,
  });
}

export async function renameElsewhere(page: Page, title: string): Promise<void> {
  const { version } = await serverNote(page);
  await requestFromOtherDevice(page, 'patch', `${notesPath}/${noteWithTwoSections.id}`, { version, title });
}

export async function deleteElsewhere(page: Page, section?: number): Promise<void> {
  await requestFromOtherDevice(
    page,
    'delete',
    `${notesPath}/${noteWithTwoSections.id}${section === undefined ? '' : `/sections/${section}`}`,
  );
}

export async function makeNotes(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await requestFromOtherDevice(page, 'post', notesPath, { title });
}
