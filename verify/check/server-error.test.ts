import { describe, expect, it } from 'vitest';
import { getTopStackFrame } from './server-error.ts';

function getFrameText(body: unknown): string {
  return getTopStackFrame({
    method: 'PATCH',
    target: '/api/v1/notes/7',
    requestHeaders: [],
    requestBody: null,
    sentAt: 0,
    failure: null,
    response: { status: 500, headers: [], body: new TextEncoder().encode(JSON.stringify(body)), receivedAt: 1 },
  });
}

describe('exception location', () => {
  it('points to the Laravel log when the response contains no exception', () => {
    expect(getFrameText({ message: 'Server Error' })).toBe('Look for the exception in storage/logs/laravel.log.');
  });

  it('reports the exception with the application line that called the framework', () => {
    const framework = '/var/www/vendor/laravel/framework/src/Illuminate/Support/Traits/ForwardsCalls.php';
    const thrown = {
      message: 'Call to undefined method Note::updat()',
      exception: 'BadMethodCallException',
      file: framework,
      line: 71,
      trace: [
        { file: framework, line: 36 },
        { file: '/var/www/app/Http/Controllers/NoteController.php', line: 24 },
        { file: '/var/www/public/index.php', line: 9 },
      ],
    };
    expect(getFrameText(thrown)).toContain(
      `BadMethodCallException: Call to undefined method Note::updat(), in ${framework}:71, called in /var/www/app/Http/Controllers/NoteController.php:24.`,
    );
    expect(getFrameText({ ...thrown, trace: [] })).toContain(`, in ${framework}:71.`);
    expect(getFrameText({ ...thrown, file: '/var/www/app/Note.php', line: 3 })).toContain(
      ', in /var/www/app/Note.php:3.',
    );
  });
});
