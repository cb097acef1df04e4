import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { clockStart } from '#mocks/engine/clock.ts';
import { type MockSession, type Seed, startMockSession } from '#mocks/engine/session.ts';
import type { Tables } from '#mocks/model/tables.ts';
import { createScenarioRegistry, defaultScenario } from '#mocks/scenarios/load-scenario.ts';
import { seedTables } from '#mocks/scenarios/seed.ts';
import { createMemoryDatabase } from '#mocks/stored/memory-database.ts';
import { toMarkdownFiles } from './to-markdown.ts';

const broadcasts = createBroadcasts();
const scenarios = createScenarioRegistry({
  document: readOpenApi(),
  operationIds: new Set(),
  broadcasts: () => broadcasts,
});

function startSession(seed: typeof seedTables): MockSession {
  const scenario = scenarios.get(defaultScenario);
  if (!scenario) throw new Error('The demo story is missing.');
  const unused = (): void => undefined;
  return startMockSession('reader', scenario, clockStart(0, undefined, true), {
    ...{ seed, database: createMemoryDatabase(), personal: false, secret: 'secret', realNow: () => 0 },
    ...{ runJob: unused, onResume: unused, onSaveFailed: unused, onInvalidRow: unused },
  });
}

const demo = startSession(seedTables);

function first<Name extends keyof Tables>(name: Name): Tables[Name] {
  const [row] = demo.table(name).all();
  if (!row) throw new Error(`The demo story has no ${name}.`);
  return row;
}

type Texts = { readonly title: string; readonly text: string; readonly summary?: string };

const profile = {
  ...{ name: null, bio: null, current_projects: null, origin_story: null, storytelling_strengths: null },
  ...{ unique_perspective: null, writing_motivation: null, desired_impact: null },
  ...{ growth_areas: [], formats: [], genres: [], themes: [] },
};

/** One row of each table, with the same title and text everywhere. */
function fill({ title, text, summary = text }: Texts): Seed['fill'] {
  const content = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const named = { name: title, description: text, element: null };
  const person = { ...named, role: null, types: [], image: null };
  const scene = { ...named, id: 1, priority: 1 };
  return (table) => {
    const [user, story, project, element] = [first('users'), first('stories'), first('projects'), first('elements')];
    const [note, section, written] = [first('notes'), first('note_sections'), first('documents')];
    const [chat, message, sum] = [first('session_chats'), first('chat_messages'), first('summaries')];
    const question = { ...message.question, content: title };
    const row = { ...message, session_chat_id: 1, question, spoken: false, skipped: false, answered_at: '' };
    const subject = { endpoint: 'stories' as const, identifier: 1, project_id: null };
    table('users').put({ ...user, user: { ...user.user, name: title, data: { ...profile, bio: text } } });
    const story1 = { ...story.story, name: title, type: null, format: null, genres: [text], description: text };
    table('stories').put({ ...story, id: 1, story: { ...story1, characters: [person], impactful_scenes: [scene] } });
    table('projects').put({ ...project, id: 1, project: { ...project.project, name: title, subtitle: text } });
    const fact = { name: title, value: text };
    const element1 = { ...element.element, name: title, type: 'place', subtitle: text, description: text };
    table('elements').put({ ...element, id: 1, project_id: 1, element: { ...element1, facts: [fact] } });
    table('notes').put({ ...note, id: 1, project_id: 1, note: { ...note.note, title } });
    table('note_sections').put({ ...section, note_id: 1, section: { ...section.section, title: text, content } });
    table('documents').put({ ...written, project_id: 1, document: { ...written.document, content } });
    table('summaries').put({ ...sum, summary: { ...sum.summary, title, content: summary } });
    table('session_chats').put({ ...chat, id: 1, subject });
    table('chat_messages').put({ ...row, id: 1, answer: text });
    table('chat_messages').put({ ...row, id: 2, answer: null, transcription: text, spoken: true });
    table('chat_messages').put({ ...row, id: 3, answer: null, skipped: true });
  };
}

/** Returns each folder's only file. */
function write(texts: Texts): ReadonlyMap<string, string> {
  const files = toMarkdownFiles(startSession(() => ({ ids: {}, fill: fill(texts) })));
  expect(files.size).toBe(5);
  return new Map([...files].map(([path, text]) => [path.replace(/\/.*/, ''), text]));
}

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

function allNodes(node: Node): readonly Node[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])];
}

function textOf(node: Node): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** Without white space. CommonMark can't hold NUL. */
function bare(...texts: readonly string[]): string {
  return texts.join('').replaceAll('\0', '\u{fffd}').replaceAll(/\s/g, '');
}

const own = new Set([
  ...['root', 'heading', 'paragraph', 'text', 'break'],
  ...['list', 'listItem', 'strong', 'emphasis'],
]);
const active = new Set(['image', 'imageReference', 'link', 'linkReference', 'definition', 'html']);

const lines = ['\n', '\r\n', '\r', '\n\n', ' ', '    ', '\t', '\0', '\\'];
const markup = [
  ...['![x](https://e.example/p.png)', '[a](javascript:alert(1))', '[ref]', '![ref]', '[ref]: https://e.example'],
  ...['<img src=x onerror=alert(1)>', '<script>', '<!--', '<https://e.example>', 'https://e.example', 'www.e.example'],
  ...['a@e.example', '# heading', '#', '- item', '+', '1. x', '2)', '> q', '```', '~~~', '~~x~~', '`', '|table|'],
  ...['|-|', ':-', '***', '---', '===', '**b**', '_e_', '&lt;', '&#35;', ']]>', '[^1]', '!', '['],
];
const parts = fc
  .array(fc.oneof(fc.constantFrom(...lines, ...markup), fc.string(), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((list) => list.join(''));

/** Never empty, because empty texts have no heading. */
const hostile = fc.tuple(parts, parts).map((ends) => ends.join('x'));

describe('readable files of an archive', () => {
  it('have headings, paragraphs and lists, and a summary’s own Markdown', () => {
    const summary = '## The road\n\n- **Salt**\n- [a map](https://e.example) ![x](https://e.example/p.png) <b>x</b>';
    const files = write({ title: 'Salt & Road', text: 'One.\nTwo.\n\nThree #4 – *five*.', summary });
    const text = 'One.\\\nTwo.\n\nThree #4 – \\*five\\*.\n';
    const item = `${text.trim().replaceAll('\n', '\n  ').replace('\n  \n', '\n\n')}\n`;
    expect(files.get('conversations')).toBe(
      `# Salt & Road\n\n## Salt & Road\n\n${text}\n## Salt & Road\n\n${text}\n*Spoken: recordings/2.*\n\n` +
        '## Salt & Road\n\n*Skipped.*\n',
    );
    const list = `- **Salt & Road**: ${item}`;
    expect(files.get('stories')).toBe(
      `# Salt & Road\n\n${text}\n${text}\n## Characters\n\n${list}\n## Scenes\n\n${list}`,
    );
    expect(files.get('summaries')).toBe(
      '# Salt & Road\n\n## The road\n\n- **Salt**\n- \\[a map]\\(https\\://e.example) ' +
        '!\\[x]\\(https\\://e.example/p.png) \\<b>x\\</b>\n',
    );
  });

  it('contain a model’s or writer’s text unchanged, and no markup of theirs', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, text) => {
        const files = write({ title, text });
        const spoken = 'Spoken: recordings/2.';
        const expected: Readonly<Record<string, { readonly headings: string[]; readonly texts: string[] }>> = {
          'writer.md': { headings: [title, 'bio'], texts: [title, 'bio', text] },
          conversations: {
            headings: [title, title, title, title],
            texts: [title, title, text, title, text, spoken, title, 'Skipped.'],
          },
          stories: {
            headings: [title, 'Characters', 'Scenes'],
            texts: [title, text, text, 'Characters', title, ':', text, 'Scenes', title, ':', text],
          },
          projects: {
            headings: [title, `${title} (place)`, `Note: ${title}`, 'Manuscript'],
            texts: [
              ...[title, text, `${title} (place)`, text, text, title, ':', text, 'Note:', title, text, text],
              ...['Manuscript', text],
            ],
          },
        };
        for (const [name, { headings, texts }] of Object.entries(expected)) {
          const file = files.get(name) ?? '';
          const root = fromMarkdown(file);
          const nodes = allNodes(root);
          expect(nodes.filter(({ type }) => !own.has(type))).toEqual([]);
          const found = nodes.filter(({ type }) => type === 'heading').map((node) => bare(textOf(node)));
          expect(found).toEqual(headings.map((heading) => bare(heading)));
          expect(bare(textOf(root))).toBe(bare(...texts));
          // GitHub's Markdown reads these as links, tables or struck text.
          expect(file).not.toMatch(/[ps]:\/\/|www\.\w|(?<!\\)[|~@]/i);
        }
        const summary = allNodes(fromMarkdown(files.get('summaries') ?? ''));
        expect(summary.filter(({ type }) => active.has(type))).toEqual([]);
      }),
    );
  });
});
