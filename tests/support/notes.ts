import { expect, type Locator, type Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { moveCaretToEnd } from './caret.ts';
import { requestFromOtherDevice } from './other-device.ts';

type Note = components['schemas']['Note'];
type RichText = components['schemas']['RichText'];

export const notesAddress = '/projects/the-salt-road/notes';
const notesPath = 'projects/the-salt-road/notes';

export const noteWithTwoSections = { id: 701, first: 7101, second: 7102, channel: 'private-document.701' };

export function noteList(page: Page): Locator {
  return page.getByRole('list', { name: 'Notes' });
}

export function noteTitle(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Note title' });
}

export function sectionText(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function saveState(page: Page): Locator {
  return page.getByRole('status', { name: 'Save state' });
}

export async function openTides(page: Page): Promise<void> {
  await page.goto(`${notesAddress}/${noteWithTwoSections.id}`);
  await expect(sectionText(page, 'What is true')).toHaveAttribute('contenteditable', 'true');
}

export async function writeIn(page: Page, section: string, text: string): Promise<void> {
  await moveCaretToEnd(sectionText(page, section));
  await page.keyboard.type(text);
}

/** Passes the pause in typing after which the page saves. The page's clock must be installed. */
export function passPause(page: Page): Promise<void> {
  return page.clock.fastForward(2000);
}

export async function serverNote(page: Page, id: number = noteWithTwoSections.id): Promise<Note> {
  return (await requestFromOtherDevice(page, 'get', `${notesPath}/${id}`)) as Note;
}

export async function getServerText(page: Page, id: number = noteWithTwoSections.id): Promise<string> {
  return JSON.stringify(await serverNote(page, id));
}

export function getPlainText(...lines: string[]): RichText {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

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
