import { describe, expect, it } from 'vitest';
import type { Conversation } from '#src/contract/generated/model/index.ts';
import { headerOf } from './header.ts';

const bare: Conversation = { chat_message: null, actions: {}, session_chat_id: 61, identifier: 31 };
const project = { name: 'The Salt Road', subtitle: 'A daughter comes home', image: { medium: '/p.webp' } };

describe('the header of a conversation', () => {
  it('names the element and shows its picture, whatever form the picture has', () => {
    const element = { slug: 'mara', name: 'Mara Ellery' };
    expect(headerOf({ ...bare, project, element: { ...element, image: '/m.webp' } })).toMatchObject({
      title: 'Mara Ellery',
      image: '/m.webp',
    });
    expect(headerOf({ ...bare, project, element: { ...element, image: { url: '/u.webp' } } }).image).toBe('/u.webp');
    expect(headerOf({ ...bare, project, element: { ...element, image: { thumbnail: '/t.webp' } } }).image).toBe(
      '/t.webp',
    );
    expect(headerOf({ ...bare, project, narrative_element: element }).title).toBe('Mara Ellery');
  });

  it('falls back to the project', () => {
    expect(headerOf({ ...bare, project })).toEqual({
      title: 'The Salt Road',
      subtitle: 'A daughter comes home',
      image: '/p.webp',
    });
  });

  it('shows the achievement as subtitle where there is one', () => {
    expect(headerOf({ ...bare, project, achievement: { title: 'A voice of your own' } }).subtitle).toBe(
      'A voice of your own',
    );
  });

  it('knows nothing of a new story', () => {
    expect(headerOf(bare)).toEqual({ title: null, subtitle: null, image: null });
  });
});
