import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { toConversationHeading } from './conversation-heading.ts';

describe('toConversationHeading', () => {
  const heading = emptyEntity('SessionChatHeading', {
    endpoint: 'narrative-elements',
    project_slug: 'salt',
    element_slug: 'mara',
    element_type: 'characters',
  });

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
