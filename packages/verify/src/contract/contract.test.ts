import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { bundlePaths } from './documents.ts';
import { EventContract } from './events.ts';

describe('the part of the contract that a backend owes', () => {
  it('has only the operations of the specification', async () => {
    const { rest } = await readContract(bundlePaths, 'specification');
    expect(rest.operations.size).toBe(37);
    expect([rest.operations.has('chatMessageAnswer'), rest.operations.has('noteList')]).toEqual([true, false]);
    expect(rest.find('GET', '/api/v1/projects/the-salt-road/notes')).toBeNull();
  });

  it('leaves out channels and messages of another origin', () => {
    const messages = {
      toast: { name: 'toast', payload: {}, 'x-origin': 'specification' },
      note: { name: 'note.updated', payload: {}, 'x-origin': 'extension' },
    };
    const channels = {
      user: { address: 'private-user.{id}', messages },
      page: { address: 'private-page.{id}', 'x-origin': 'extension', messages: {} },
    };
    const { channels: owed } = new EventContract({ asyncapi: '3.0.0', channels }, 'specification');
    expect([...owed.values()].map(({ key, messages: all }) => [key, ...all.keys()])).toEqual([['user', 'toast']]);
  });
});
