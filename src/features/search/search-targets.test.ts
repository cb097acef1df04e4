import { describe, expect, it } from 'vitest';
import { emptyEntity, entity } from '#src/api/testing/examples.ts';
import type { OutlineScene, RichText } from '#src/api/generated/types.ts';
import {
  getAnswerPassages,
  getDocumentPassages,
  getElementPassages,
  getNotePassages,
  getScenePassages,
  getStoryPassages,
  getTurnPassages,
} from './search-passages.ts';
import {
  toElementTargets,
  toNoteTargets,
  toProjectTargets,
  toSceneTargets,
  toSearchProjects,
  toStoryTargets,
} from './search-targets.ts';

const meta = { total: 1, per_page: 100, current_page: 1, last_page: 1 };
const kind = entity('ElementKind');
const project = emptyEntity('Project', { slug: 'salt', name: 'Salt', subtitle: 'Home', element_kinds: [kind] });
const projects = { data: [project], meta };
const [salt = { slug: '', name: '', kinds: new Map() }] = toSearchProjects(projects);
const mara = emptyEntity('NarrativeElement', {
  slug: 'mara',
  name: 'Mara',
  project_slug: 'salt',
  subtitle: 'Left',
  image: '/m.webp',
});
const updated_at = '2026-11-12T17:00:00Z';

function outline(...scenes: OutlineScene[]) {
  return { data: { version: 1, parts: [{ id: 'p', title: 'One', scenes }], updated_at } };
}

function notes(title: string | null) {
  return { data: [emptyEntity('NoteRef', { id: 7, title })], meta };
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string) {
  return { ...paragraph(text), type: 'heading' };
}

function rich(...content: RichText['content']): RichText {
  return { type: 'doc', content };
}

describe('search targets', () => {
  it('lists projects, elements under their kind, notes, scenes and stories', () => {
    const targets = [
      ...toProjectTargets(projects),
      ...toElementTargets({ data: [mara], meta }, [salt]),
      ...toNoteTargets(notes(null), salt),
      ...toSceneTargets(outline({ id: 's', title: 'The door' }, { id: 't', title: ' ' }), salt),
      ...toStoryTargets({ data: [emptyEntity('Story', { id: 21, name: 'Salt', type: 'Novel' })] }),
    ];
    expect(targets.map(({ title, detail, to }) => `${title} | ${detail} | ${to}`)).toEqual([
      'Salt | Project · Home | /projects/salt',
      'Mara | Character · Left · Salt | /projects/salt/characters/mara',
      'Untitled | Note · Salt | /projects/salt/notes/7',
      'The door | Scene · One | /projects/salt/outline#scene-s',
      'Salt | Story · Novel | /stories/21',
    ]);
    expect(targets.map(({ image }) => image)).toEqual([null, '/m.webp', null, null, null]);
  });

  it('skips projects and elements that no address leads to', () => {
    const hidden = { ...projects, data: [emptyEntity('Project', { slug: '' })] };
    expect([...toSearchProjects(hidden), ...toProjectTargets(hidden)]).toEqual([]);
    const data = [
      emptyEntity('ElementRef', { slug: '' }),
      emptyEntity('ElementRef', { project_slug: ' ' }),
      emptyEntity('ElementRef', { type: 'notes' }),
    ];
    expect(toElementTargets({ data, meta }, [])).toEqual([]);
  });
});

describe('searchable text', () => {
  it('returns each paragraph under its heading', () => {
    const content = rich(
      paragraph('Before'),
      heading('The letter'),
      paragraph('One'),
      paragraph(' '),
      paragraph('Two'),
    );
    expect(
      getDocumentPassages({ data: entity('ProjectDocument', { content }) }, salt).map(
        ({ where, text }) => `${where}: ${text}`,
      ),
    ).toEqual(['Salt, paragraph 1: Before', 'The letter, paragraph 1: One', 'The letter, paragraph 2: Two']);
  });

  it('returns text from notes, scenes, elements and stories', () => {
    const [note] = toNoteTargets(notes('Tides'), salt);
    const [element] = toElementTargets({ data: [mara], meta }, [salt]);
    if (!note || !element) throw new Error('no places');
    const content = rich(paragraph('Fifty'), paragraph('minutes'));
    const section = entity('NoteSection', { title: 'True', content });
    const sections = [section, { ...section, content: rich() }];
    const facts = [
      { name: 'Age', value: 'Thirty' },
      { name: 'Odd', value: ' ' },
    ];
    const passages = [
      ...getNotePassages({ data: entity('Note', { title: 'Tides', sections }) }, note),
      ...getScenePassages(
        outline({ id: 's', title: 'The door', synopsis: 'Locked.' }, { id: 't', title: 'None' }),
        salt,
      ),
      ...getElementPassages({ data: { ...mara, description: 'She left.', facts } }, element),
      ...getStoryPassages({
        data: [emptyEntity('Story', { id: 1, name: 'Salt', description: 'A road' }), emptyEntity('Story', { id: 2 })],
      }),
    ];
    expect(passages.map(({ where, text }) => `${where}: ${text}`)).toEqual([
      'Tides, True: Fifty minutes',
      'The door: Locked.',
      'Mara: She left.',
      'Mara: Age: Thirty',
      'Salt: A road',
    ]);
  });

  it('returns the answers that the server found, with what they are about and their address', () => {
    const heading = emptyEntity('SessionChatHeading', { session_chat_id: 61, title: 'Salt', finished: true });
    const match = emptyEntity('AnswerMatch', {
      session_chat: heading,
      chat_message_id: 7,
      question: 'What did she take?',
      excerpt: '🌊 Her coat',
      highlights: [
        { start: 2, length: 3 },
        { start: 3, length: 1 },
        { start: 6, length: 40 },
      ],
    });
    const mara = { endpoint: 'narrative-elements', title: 'Mara', project_slug: 'salt', element_type: 'characters' };
    const data = [
      match,
      { ...match, transcription_source: 'script' as const, session_chat: { ...heading, ...mara } },
      { ...match, question: ' ', session_chat: { ...heading, title: null } },
      { ...match, session_chat: { ...heading, endpoint: 'dreams', title: ' ' } },
    ];
    const passages = getAnswerPassages({ data, meta }, [salt]);
    expect(passages.map(({ where }) => where)).toEqual([
      'Salt · Story · What did she take?',
      'Mara · Character · Demo transcript · What did she take?',
      'New story · Story',
      'Conversation · What did she take?',
    ]);
    expect(passages[0]).toMatchObject({ text: '🌊 Her coat', to: '/answers/61#answer-7' });
    expect(passages[0]?.marks).toEqual([
      { text: '🌊 ', isHit: false },
      { text: 'Her', isHit: true },
      { text: ' coat', isHit: false },
    ]);
  });

  it('returns typed and spoken answers of loaded turns, without skipped questions', () => {
    const typed = emptyEntity('Turn', { chat_message_id: 7, question: 'What did she take?', answer: ' Her coat. ' });
    const spoken = emptyEntity('Turn', { chat_message_id: 8, question: ' ', answer: null, transcription: 'The key.' });
    const skipped = emptyEntity('Turn', { chat_message_id: 9, answer: null, skipped: true });
    const passages = getTurnPassages([typed, spoken, skipped], 61, 'Salt');
    expect(passages.map(({ where, text, to }) => `${where}: ${text} | ${to}`)).toEqual([
      'Salt · What did she take?: Her coat. | /answers/61#answer-7',
      'Salt: The key. | /answers/61#answer-8',
    ]);
  });
});
