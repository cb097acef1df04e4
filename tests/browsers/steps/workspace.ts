import type { Page } from '../page.ts';
import type { Server } from '../server.ts';
import { named, type Target } from '../target.ts';
import type { Step } from './step.ts';

const project = '/projects/the-salt-road';
const saved = { ...named('status', 'Save state'), text: { is: 'Saved' } };

function getScenes(part: string): Target {
  return { role: 'heading', within: named('list', part, named('list', 'Outline')) };
}

async function openOutline(page: Page): Promise<void> {
  await page.open(`${project}/outline`);
  await page.see(named('button', 'Move The door'));
}

async function moveByKeys(page: Page): Promise<void> {
  await openOutline(page);
  const handle = named('button', 'Move The door');
  await page.browser.evaluate(`document.querySelector('[aria-label="Move The door"]').focus()`);
  await page.see(handle, 'with the focus', ({ isFocused }) => isFocused);
  await page.press(' ');
  await page.until('the scene to be picked up', () => announced(page, 'Picked up “The door”'));
  await page.press('ArrowRight');
  await page.until('position 3', () => announced(page, 'Position 3 of 3 in The key.'));
  await page.press(' ');
  await page.seeTexts(getScenes('The key'), ['One stop early', 'Two cups', 'The door']);
  await page.see(saved);
  await page.reload();
  await page.seeTexts(getScenes('The key'), ['One stop early', 'Two cups', 'The door']);
}

async function announced(page: Page, words: string): Promise<boolean> {
  const texts = (await page.browser.evaluate(
    `[...document.querySelectorAll('[data-live]')].map((live) => live.textContent)`,
  )) as string[];
  return texts.some((text) => text.includes(words));
}

async function moveByPointer(page: Page): Promise<void> {
  await openOutline(page);
  await page.drag(named('button', 'Move The door'), named('button', 'Move One stop early'));
  await page.seeTexts(getScenes('The key'), ['The door', 'One stop early', 'Two cups']);
  await page.see(saved);
}

async function useMenu(page: Page): Promise<void> {
  await openOutline(page);
  const opener = named('button', 'More actions for The door');
  const item = named('menuitem', 'Delete');
  await page.click(opener);
  await page.see(item);
  await page.press('Escape');
  await page.waitUntilHidden(item);
  await page.see(opener, 'with the focus', ({ isFocused }) => isFocused);
  await page.click(opener);
  await page.see(item);
  await page.click(named('heading', 'The Salt Road'));
  await page.waitUntilHidden(item);
}

async function useDialogs(page: Page): Promise<void> {
  await page.open(`${project}/characters/mara-ellery`);
  await page.click(named('button', 'Edit'));
  const edit = named('dialog', 'Edit element');
  const oneLine: Target = { role: 'textbox', name: { has: 'In one line' }, within: edit };
  await page.typeInto(oneLine, ' and home again');
  await page.press('Escape');
  const leave = named('dialog', 'Leave without saving?');
  await page.see(named('button', 'Keep editing', leave), 'with the focus', ({ isFocused }) => isFocused);
  await page.press('Escape');
  await page.waitUntilHidden(leave);
  await page.see(oneLine, 'with the text', ({ value }) => value.includes('home again'));
}

async function writes(mock: Server['mock']): Promise<number> {
  const isWrite = (method: string, path: string): boolean =>
    ['PUT', 'PATCH'].includes(method) && /\/(?:notes\/|document)/.test(path);
  const log = await mock.log();
  return log.filter((entry) => entry.kind === 'request' && entry.status === 200 && isWrite(entry.method, entry.path))
    .length;
}

async function writeAndReload(
  page: Page,
  { mock }: Server,
  [path, editor, words]: [string, string, string],
): Promise<void> {
  const text = named('textbox', editor);
  const before = await writes(mock);
  await page.open(path);
  await page.see(text, 'ready to write', ({ isEditable }) => isEditable);
  await page.click(text);
  await page.see(text, 'with the focus', ({ isFocused }) => isFocused);
  await page.type(words);
  await page.see(text, `with the words “${words}”`, (seen) => seen.text.includes(words));
  // "Saved" was also visible before the first letter.
  await page.until('the words to be sent', async () => (await writes(mock)) > before);
  await page.see(saved);
  await page.reload();
  await page.see(text, `with the words “${words}” after the reload`, (seen) => seen.text.includes(words));
}

export const workspaceSteps: readonly Step[] = [
  { name: 'moves a scene of the outline by keyboard', run: moveByKeys },
  { name: 'drags a scene with the pointer', run: moveByPointer },
  { name: 'opens a menu and closes it by key and by a press outside', run: useMenu },
  { name: 'stacks two dialogs and loses nothing typed', run: useDialogs },
  {
    name: 'writes a note and finds it after a reload',
    run: (page, server) => writeAndReload(page, server, [`${project}/notes/701`, 'What is true', 'The tide waits.']),
  },
  {
    name: 'writes the manuscript and finds it after a reload',
    run: (page, server) => writeAndReload(page, server, [`${project}/write`, 'Story', 'Salt on every sill.']),
  },
];
