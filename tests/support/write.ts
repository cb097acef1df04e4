import { expect, type Locator, type Page } from '@playwright/test';
import { moveCaretToEnd } from './caret.ts';
import type { components } from '#src/api/generated/schema.ts';
import { getAuthHeaders } from './other-device.ts';

type Document = components['schemas']['ProjectDocument'];
type Block = Document['content']['content'][number];

const address = '/api/v1/projects/the-salt-road/document';

export function story(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Story' });
}

export function saveState(page: Page): Locator {
  return page.getByRole('status', { name: 'Save state' });
}

export function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

export async function openText(page: Page): Promise<void> {
  await page.goto('/projects/the-salt-road/write');
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
}

export async function writeAtEnd(page: Page, text: string): Promise<void> {
  await moveCaretToEnd(story(page));
  await page.keyboard.type(text);
}

/** Saves at once, without the pause in typing before it. */
export function saveNow(page: Page): Promise<void> {
  return page.keyboard.press('Control+s');
}

export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function serverText(page: Page): Promise<Document> {
  const context = page.context();
  const response = await context.request.get(address, { headers: await getAuthHeaders(context) });
  return ((await response.json()) as { data: Document }).data;
}

export async function getServerText(page: Page): Promise<string> {
  return JSON.stringify((await serverText(page)).content);
}

export async function saveElsewhere(page: Page, change: (blocks: Block[]) => Block[]): Promise<void> {
  const context = page.context();
  const { version, content } = await serverText(page);
  const data = { version, content: { type: 'doc', content: change(content.content) } };
  const response = await context.request.put(address, { headers: await getAuthHeaders(context), data });
  expect(response.status(), 'the other device saves').toBe(200);
}
