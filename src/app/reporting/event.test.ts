import { describe, expect, it } from 'vitest';
import { addressShape, getRequestShape, redactedMessage, safeMessage } from './event.ts';

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

describe('error messages in reports', () => {
  it.each([
    "Cannot read properties of undefined (reading 'chat_message')",
    'e.map is not a function',
    'Maximum call stack size exceeded',
    'Failed to fetch',
  ])("keeps a JavaScript engine's message: %s", (message) => {
    expect(safeMessage(message)).toBe(message);
  });

  it("keeps a React error's number without its arguments", () => {
    const message = 'Minified React error #31; visit https://react.dev/errors/31?args[]=Mara%20Ellery for more';
    expect(safeMessage(message)).toBe('Minified React error #31');
  });

  it('keeps the message about a failed chunk without its URL', () => {
    expect(safeMessage('Failed to fetch dynamically imported module: https://app.example/assets/a.js?x=1')).toBe(
      'Failed to fetch dynamically imported module',
    );
  });

  it.each([
    'Unexpected token \'M\', "Mara left P"... is not valid JSON',
    "Cannot read properties of undefined (reading 'Mara left Pell Harbour')",
    'Mara left Pell Harbour is not a function',
    'The project "The Salt Road" was not found',
    '1|CANARYCANARYCANARYCANARY',
    '',
  ])('withholds any other message: %s', (message) => {
    expect(safeMessage(message)).toBe(redactedMessage);
  });
});
