import { describe, expect, it } from 'vitest';
import { addressShape, getRequestShape } from './address.ts';

const page = 'https://app.example/projects/the-salt-road?x=1';

describe('addresses in reports', () => {
  it.each([
    ['/projects/the-salt-road/characters/mara-ellery', 'https://app.example/projects/*/*/*'],
    ['/auth/magic-link?code=482913', 'https://app.example/auth/magic-link'],
    ['https://api.example/api/v1/stories/21#note', 'https://api.example/api/v1/stories/*'],
    ['https://ana:secret@api.example/api/v1/stories', 'https://api.example/api/v1/stories'],
    ['https://app.example/assets/frame-C8dIt9OC.js', 'https://app.example/assets/frame-C8dIt9OC.js'],
    ['/assets/She left the harbour.txt', 'https://app.example/assets/*'],
    ['She left the harbour', 'https://app.example/projects/*'],
    ['blob:https://app.example/1234', ''],
    ['data:text/plain,She left', ''],
    ['http://[', ''],
  ])('reduces %s to %s', (address, shape) => {
    expect(addressShape(address, page)).toBe(shape);
  });

  it('keeps the method of a request', () => {
    expect(getRequestShape('POST https://api.example/api/v1/projects/the-salt-road', page)).toBe(
      'POST https://api.example/api/v1/projects/*',
    );
  });

  it.each(['main > h1[aria-label="The Salt Road"]', 'She left the harbour', 'GET She left', ''])(
    "drops text that isn't a request: %s",
    (text) => {
      expect(getRequestShape(text, page)).toBe('');
    },
  );
});
