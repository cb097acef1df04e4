import { describe, expect, it } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import type { Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { scenario: 'empty-account' },
);

async function user(): Promise<Schemas['User']> {
  return (await writer.ok<Schemas['UserResponse']>('GET', '/api/v1/auth/user')).data;
}

describe('empty account', () => {
  it('contains only an email address', async () => {
    expect(await user()).toMatchObject({ name: null, data: null, onboarded: false });
    for (const list of ['stories', 'projects', 'subscriptions/invoices', 'user-summaries'])
      expect(await writer.ok('GET', `/api/v1/${list}`), list).toMatchObject({ data: [] });
    expect((await writer.request('GET', '/api/v1/conversation/session-chats/latest')).body).toEqual({ data: null });
  });

  it('has the whole free trial and plans to choose from', async () => {
    const { data } = await writer.ok<Schemas['SubscriptionResponse']>('GET', '/api/v1/subscriptions');
    expect(data).toMatchObject({ subscription: null, trial: { used: 0, limit: 10, ended: false } });
    expect(data.products.map(({ name }) => name)).toEqual(['Notebook', 'Writer']);
  });

  it('completes onboarding with a name and saves the profile', async () => {
    const named = await writer.request('POST', '/api/v1/user/name/update', { body: { first_name: 'Ana' } });
    expect(named.body).toEqual({ data: { onboarded: true } });
    await writer.request('PATCH', '/api/v1/user/profile', { body: { formats: ['Novel'], current_projects: 'Keys' } });
    expect(await user()).toMatchObject({
      name: 'Ana',
      onboarded: true,
      data: { name: 'Ana', formats: ['Novel'], current_projects: 'Keys' },
    });
  });

  it('asks the first question about a new project and about a story', async () => {
    const { data: project } = await writer.ok<Schemas['ProjectResponse']>('POST', '/api/v1/projects', {
      body: { name: 'The Key Shop', category: 'Novel' },
    });
    const about = await writer.ok<Schemas['Conversation']>('POST', `/api/v1/conversation/projects/${project.slug}`);
    expect(about.chat_message?.question?.content).toBe(
      'What is the first thing in it that nobody else would have put there?',
    );
    const story = await writer.ok<Schemas['Conversation']>('POST', '/api/v1/conversation/stories');
    expect(story.chat_message?.question?.content).toMatch(/^What story has been following you around\?/);
  });
});
