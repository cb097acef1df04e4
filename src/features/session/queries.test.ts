import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { toCurrentUser } from './queries.ts';

describe('toCurrentUser', () => {
  it('returns the full name, and the first name for greetings', () => {
    const writer = toCurrentUser(
      emptyEntity('User', { id: 7, name: ' Ana  Reyes ', email: 'ana@example.com', avatar: { path: '/a.webp' } }),
    );
    expect(writer).toEqual({ id: 7, name: 'Ana  Reyes', firstName: 'Ana', photo: '/a.webp' });
  });

  it('falls back to the email as the name, without a first name', () => {
    const writer = toCurrentUser(emptyEntity('User', { id: 7, email: 'ana@example.com' }));
    expect(writer).toEqual({ id: 7, name: 'ana@example.com', firstName: null, photo: null });
  });

  it('accepts a photo without an address', () => {
    expect(toCurrentUser(emptyEntity('User', { name: 'Ana', avatar: { path: null } })).photo).toBeNull();
  });
});
