import { describe, expect, it } from 'vitest';
import { safeMessage, redactedMessage } from './message.ts';

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
