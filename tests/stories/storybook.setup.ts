import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

test('build the gallery', () => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet'], {
    stdio: 'ignore',
  });
});
