import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { Conversation } from '#src/api/generated/types.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import {
  getBreadcrumbs,
  getChannelIds,
  getElementKind,
  getElementSlug,
  getExtracted,
  getProjectSlug,
  toHeaderContent,
} from './header.ts';

/** `fields` may be incomplete, as servers send them. */
function createConversation(fields: object = {}): Conversation {
  return { ...emptyEntity('Conversation'), ...fields };
}

const bare = createConversation();
const project = { name: 'The Salt Road', subtitle: 'A daughter comes home', image: { medium: '/p.webp' } };

describe('conversation header', () => {
  it("shows the element's name and its image in any format", () => {
    const element = { slug: 'mara', name: 'Mara Ellery' };
    expect(
      toHeaderContent(createConversation({ project, element: { ...element, image: '/m.webp' } }), undefined),
    ).toMatchObject({
      title: 'Mara Ellery',
      image: '/m.webp',
    });
    expect(
      toHeaderContent(createConversation({ project, element: { ...element, image: { url: '/u.webp' } } }), undefined)
        .image,
    ).toBe('/u.webp');
    expect(
      toHeaderContent(
        createConversation({ project, element: { ...element, image: { thumbnail: '/t.webp' } } }),
        undefined,
      ).image,
    ).toBe('/t.webp');
    expect(toHeaderContent(createConversation({ project, narrative_element: element }), undefined).title).toBe(
      'Mara Ellery',
    );
  });

  it("shows the project when the conversation isn't about an element", () => {
    expect(toHeaderContent(createConversation({ project }), undefined)).toEqual({
      title: 'The Salt Road',
      subtitle: 'A daughter comes home',
      image: '/p.webp',
    });
  });

  it("shows the achievement's title as the subtitle", () => {
    expect(
      toHeaderContent(createConversation({ project, achievement: { title: 'A voice of your own' } }), undefined)
        .subtitle,
    ).toBe('A voice of your own');
  });

  it('takes missing values from the loaded project', () => {
    const loaded = emptyEntity('Project', project);
    const header = toHeaderContent(createConversation({ project: { slug: 'the-salt-road', name: 'Salt' } }), loaded);
    expect(header).toEqual({ title: 'Salt', subtitle: 'A daughter comes home', image: '/p.webp' });
  });

  it("reads the project's slug from either spelling of the field", () => {
    expect(getProjectSlug(createConversation({ project: { slug: 'a', project_slug: 'b' } }))).toBe('a');
    expect(getProjectSlug(createConversation({ project: { project_slug: 'b' } }))).toBe('b');
    expect(getProjectSlug(bare)).toBeNull();
  });

  it('shows no title, subtitle or image for a new story', () => {
    expect(toHeaderContent(bare, undefined)).toEqual({ title: null, subtitle: null, image: null });
  });

  it("uses the address's achievement when the conversation has none", () => {
    expect(toHeaderContent(createConversation({ project }), undefined, 'A voice of your own').subtitle).toBe(
      'A voice of your own',
    );
    expect(toHeaderContent(createConversation({ achievement: { title: 'Sent' } }), undefined, 'Named').subtitle).toBe(
      'Sent',
    );
  });
});

describe('project and element of a conversation', () => {
  const mara: ConversationSubject = { endpoint: 'narrative-elements', project: 'road', element: 'mara' };

  it('reads the slugs from the conversation, or else from its address', () => {
    const conversation = createConversation({ project: { slug: 'sent' }, element: { slug: 'named', name: 'Named' } });
    expect([getProjectSlug(conversation, mara), getElementSlug(conversation, mara)]).toEqual(['sent', 'named']);
    expect([getProjectSlug(bare, mara), getElementSlug(bare, mara)]).toEqual(['road', 'mara']);
    expect([getProjectSlug(bare, { endpoint: 'writer' }), getElementSlug(bare, { endpoint: 'writer' })]).toEqual([
      null,
      null,
    ]);
  });

  it('ignores a slug that would change the path of an address', () => {
    expect(getProjectSlug(createConversation({ project: { slug: '../users' } }), mara)).toBe('road');
    expect(
      getElementSlug(createConversation({ element: { slug: 'a/b', name: 'A' } }), { endpoint: 'writer' }),
    ).toBeNull();
  });

  it("returns the element's kind, or null when it can't be part of an address", () => {
    const element = { slug: 'mara', name: 'Mara Ellery' };
    expect(getElementKind(createConversation({ element: { ...element, type: 'characters' } }))).toBe('characters');
    expect(getElementKind(createConversation({ narrative_element: { ...element, type: '../users' } }))).toBeNull();
    expect([getElementKind(createConversation({ element })), getElementKind(bare), getElementKind(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('reads the channel ids from the conversation, or else from the loaded project', () => {
    const element = { id: 301, slug: 'mara', name: 'Mara Ellery' };
    expect(getChannelIds(createConversation({ project: { id: 11 }, narrative_element: element }), undefined)).toEqual({
      projectId: 11,
      elementId: 301,
    });
    const loaded = emptyEntity('Project', { id: 12 });
    expect(getChannelIds(bare, loaded)).toEqual({ projectId: 12, elementId: null });
    expect(getChannelIds(undefined, undefined)).toEqual({ projectId: null, elementId: null });
  });
});

describe('getExtracted', () => {
  it("returns the extracted values in the server's order", () => {
    const extracted = [
      { name: 'Home', value: 'Pell Harbour' },
      { name: 'Age', value: 'Nineteen' },
    ];
    expect(getExtracted({ data: { extracted } })).toEqual(extracted);
  });

  it('skips rows without text', () => {
    const extracted = [
      { name: '', value: 'x' },
      { name: 'A', value: ' ' },
      { name: 'B', value: 'b' },
    ];
    expect(getExtracted({ data: { extracted } })).toEqual([{ name: 'B', value: 'b' }]);
  });
});

describe('getBreadcrumbs', () => {
  it('returns at most the last three steps and reports earlier ones', () => {
    expect(getBreadcrumbs({ path: ['You', 'The desk'] })).toEqual({ steps: ['You', 'The desk'], more: false });
    expect(getBreadcrumbs({ path: ['a', 'b', 'a'] }).steps).toEqual(['b', 'a']);
    expect(getBreadcrumbs({ path: ['a', 'b', 'c', 'd'] })).toEqual({ steps: ['b', 'c', 'd'], more: true });
  });

  it('skips empty steps', () => {
    expect(getBreadcrumbs({ path: ['', ' '] }).steps).toEqual([]);
  });
});
