import { describe, expect, it } from 'vitest';
import {
  getDocumentSnippets,
  getElementSnippets,
  getNoteSnippets,
  getSceneSnippets,
  getStorySnippets,
} from './search-passages.ts';
import {
  toElementTargets,
  parseSearchProjects,
  toNoteTargets,
  toProjectTargets,
  toSceneTargets,
  toStoryTargets,
} from './search-targets.ts';

const kinds = [{ model_plural: 'characters', name: 'Character' }];
const projects = { data: [{ id: 1, slug: 'salt', name: 'Salt', subtitle: 'Home', element_kinds: kinds }] };
const [salt = { slug: '', name: '', kinds: new Map() }] = parseSearchProjects(projects);
const mara = {
  slug: 'mara',
  name: 'Mara',
  type: 'characters',
  project_slug: 'salt',
  subtitle: 'Left',
  image: '/m.webp',
};

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string) {
  return { ...paragraph(text), type: 'heading' };
}

function rich(...content: unknown[]) {
  return { type: 'doc', content };
}

describe('search targets', () => {
  it('lists projects, elements under their kind, notes, scenes and stories', () => {
    const targets = [
      ...toProjectTargets(projects),
      ...toElementTargets({ data: [mara] }, [salt]),
      ...toNoteTargets({ data: [{ id: 7, title: null }] }, salt),
      ...toSceneTargets({ data: { parts: [{ title: 'One', scenes: [{ id: 's', title: 'The door' }] }] } }, salt),
      ...toStoryTargets({ data: [{ id: 21, name: 'Salt', type: 'Novel' }] }),
    ];
    expect(targets.map(({ title, detail, to }) => `${title} | ${detail} | ${to}`)).toEqual([
      'Salt | Project · Home | /projects/salt',
      'Mara | Character · Left · Salt | /projects/salt/characters/mara',
      'Untitled | Note · Salt | /projects/salt/notes/7',
      'The door | Scene · One | /projects/salt/outline',
      'Salt | Story · Novel | /stories/21',
    ]);
    expect(targets.map(({ image }) => image)).toEqual([null, '/m.webp', null, null, null]);
  });

  it.each([undefined, null, 'x', { data: {} }, { data: [null, {}, { slug: 7 }, { slug: 'x', type: 'notes' }] }])(
    'finds no targets in %j',
    (answer) => {
      const all = [parseSearchProjects, toProjectTargets, toStoryTargets].flatMap((read) =>
        read(answer).filter(isUsable),
      );
      expect(all).toEqual([]);
      expect([toElementTargets(answer, []), toNoteTargets(answer, salt), toSceneTargets(answer, salt)].flat()).toEqual(
        [],
      );
    },
  );
});

function isUsable(row: { readonly slug?: string; readonly key?: string }): boolean {
  return row.slug !== 'x' && row.key !== 'project x';
}

describe('searchable text', () => {
  it('returns each paragraph under its heading', () => {
    const content = rich(
      paragraph('Before'),
      heading('The letter'),
      paragraph('One'),
      paragraph(' '),
      paragraph('Two'),
    );
    expect(getDocumentSnippets({ data: { content } }, salt).map(({ where, text }) => `${where}: ${text}`)).toEqual([
      'Salt, paragraph 1: Before',
      'The letter, paragraph 1: One',
      'The letter, paragraph 2: Two',
    ]);
  });

  it('returns text from notes, scenes, elements and stories', () => {
    const [note] = toNoteTargets({ data: [{ id: 7, title: 'Tides' }] }, salt);
    const [element] = toElementTargets({ data: [mara] }, [salt]);
    if (!note || !element) throw new Error('no places');
    const sections = [{ title: 'True', content: rich(paragraph('Fifty'), paragraph('minutes')) }, { content: 7 }];
    const scenes = [
      { id: 's', title: 'The door', synopsis: 'Locked.' },
      { id: 't', title: 'None' },
    ];
    const facts = [{ name: 'Age', value: 'Thirty' }, { name: 'Odd' }];
    const passages = [
      ...getNoteSnippets({ data: { sections } }, note),
      ...getSceneSnippets({ data: { parts: [{ scenes }] } }, salt),
      ...getElementSnippets({ data: { description: 'She left.', facts } }, element),
      ...getStorySnippets({ data: [{ id: 1, name: 'Salt', description: 'A road' }, { id: 2 }] }),
    ];
    expect(passages.map(({ where, text }) => `${where}: ${text}`)).toEqual([
      'Tides, True: Fifty minutes',
      'The door: Locked.',
      'Mara: She left.',
      'Mara: Age: Thirty',
      'Salt: A road',
    ]);
  });
});
