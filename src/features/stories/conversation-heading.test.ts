import { describe, expect, it } from 'vitest';
import { toConversationHeading } from './conversation-heading.ts';

describe('toConversationHeading', () => {
  const heading = {
    session_chat_id: 61,
    endpoint: 'narrative-elements',
    identifier: 101,
    title: 'Mara',
    subtitle: null,
    project_slug: 'salt',
    element_slug: 'mara',
    element_type: 'characters',
    finished: false,
  };

  it('continues an unfinished conversation only', () => {
    const path = '/projects/salt/conversation/narrative-elements/mara';
    expect(toConversationHeading(heading)).toMatchObject({ path, backTo: '/projects/salt/characters/mara' });
    expect(toConversationHeading({ ...heading, finished: true })).toMatchObject({ path: null });
  });

  it('leads a story without a page to the stories, and an unknown kind of conversation home', () => {
    const story = { ...heading, endpoint: 'stories', identifier: 31, title: null };
    expect(toConversationHeading(story)).toMatchObject({ title: 'New story', backTo: '/stories' });
    const unknown = { ...heading, endpoint: 'dreams', title: ' ' };
    expect(toConversationHeading(unknown)).toMatchObject({ title: 'Conversation', path: null, backTo: '/' });
  });
});
