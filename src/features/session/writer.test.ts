import { describe, expect, it } from 'vitest';
import { toCurrentUser } from './writer.ts';

describe('the writer in the navigation', () => {
  it('is called by the full name, and by the first name in a greeting', () => {
    const writer = toCurrentUser({
      id: 7,
      name: ' Ana  Reyes ',
      email: 'ana@example.com',
      avatar: { path: '/a.webp' },
    });
    expect(writer).toEqual({ id: 7, name: 'Ana  Reyes', firstName: 'Ana', picture: '/a.webp' });
  });

  it('is called by the email while there is no name, and greeted without one', () => {
    const writer = toCurrentUser({ id: 7, name: null, email: 'ana@example.com' });
    expect(writer).toEqual({ id: 7, name: 'ana@example.com', firstName: null, picture: null });
  });

  // Covers AUTH-13.
  it('survives a picture without an address', () => {
    expect(toCurrentUser({ id: 7, name: 'Ana', email: '', avatar: { path: null } }).picture).toBeNull();
  });
});
