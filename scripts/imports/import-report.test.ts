import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports, type Violation } from './import-report.ts';

const request = 'export const storyRead = () => null;';

function value(name: string): string {
  return `export const ${name} = 1;`;
}

function imports(path: string): string {
  return `import '${path}';`;
}

const codebase: Record<string, string> = {
  'src/app/main.tsx': `${imports('#src/screens/home/home.screen.tsx')}${imports('#src/features/story/queries.ts')}`,
  'src/screens/home/home.screen.tsx': imports('#src/features/story/queries.ts'),
  'src/screens/other/other.screen.tsx': imports('#src/features/other/other.ts'),
  'src/features/story/queries.ts': `${imports('#src/contract/generated/api/story.ts')}${imports('#src/contract/client.ts')}`,
  'src/features/other/other.ts': imports('#src/ui/button.tsx'),
  'src/contract/client.ts': `${imports('openapi-fetch')}${imports('#src/contract/generated/operations.ts')}`,
  'src/contract/generated/operations.ts': value('operations'),
  'src/contract/generated/schema.ts': value('schema'),
  'src/contract/generated/api/story.ts': request,
  'src/platform/transport.ts': imports('#src/lib/text.ts'),
  'src/platform/testing/clock.ts': imports('#src/lib/text.ts'),
  'src/lib/text.ts': value('text'),
  'src/lib/text.test.ts': `${imports('vitest')}${imports('#src/lib/text.ts')}`,
  'src/ui/button.tsx': imports('#src/lib/text.ts'),
  'config/headers.ts': value('headers'),
  'shared/values.ts': value('values'),
  'mocks/server.ts': `${imports('#config/headers.ts')}${imports('#shared/values.ts')}${imports('#src/contract/generated/operations.ts')}`,
  'scripts/start.ts': imports('#mocks/server.ts'),
  'tests/journey.ts': `${imports('#src/app/main.tsx')}${imports('#mocks/server.ts')}`,

  'src/lib/a.ts': imports('#src/platform/transport.ts'),
  'src/lib/b.ts': imports('react'),
  'src/platform/c.ts': imports('#src/ui/button.tsx'),
  'src/contract/d.ts': imports('#src/features/story/queries.ts'),
  'src/ui/e.ts': imports('#src/platform/transport.ts'),
  'src/features/story/f.ts': imports('#src/screens/home/home.screen.tsx'),
  'src/features/story/g.ts': imports('#src/features/other/other.ts'),
  'src/features/story/h.ts': imports('#src/contract/generated/schema.ts'),
  'src/screens/home/i.ts': imports('#src/contract/client.ts'),
  'src/screens/home/j.ts': imports('#src/screens/other/other.screen.tsx'),
  'src/app/k.ts': imports('#mocks/server.ts'),
  'src/app/l.ts': imports('#src/contract/generated/api/story.ts'),
  'src/ui/m.ts': imports('node:fs'),
  'src/ui/n.ts': imports('vite'),
  'src/ui/o.ts': imports('#src/lib/text.test.ts'),
  'src/ui/index.ts': imports('#src/ui/button.tsx'),
  'src/ui/p.ts': imports('./index.ts'),
  'src/features/other/q.ts': imports('#src/platform/testing/clock.ts'),
  'src/ui/r.ts': imports('./s.ts'),
  'src/ui/s.ts': imports('./r.ts'),
  'src/ui/t.ts': value('alone'),
  'src/ui/u.ts': imports('./nowhere.ts'),
  'src/features/other/v.ts': imports('openapi-fetch'),
  'src/features/other/w.ts': imports('pusher-js'),
  'src/lib/y.ts': imports('openapi-fetch'),
  'config/z.ts': imports('#src/lib/text.ts'),
  'mocks/aa.ts': imports('#src/lib/text.ts'),
  'mocks/bb.ts': imports('#src/contract/generated/schema.ts'),
  'scripts/cc.ts': imports('#src/lib/text.ts'),
  'shared/dd.ts': imports('#config/headers.ts'),
  'packages/verify/src/ee.ts': imports('../../../mocks/server.ts'),
  'mocks/one/ff.ts': imports('#mocks/two/middle.ts'),
  'mocks/two/middle.ts': value('middle'),
  'mocks/two/gg.ts': imports('#mocks/three/far.ts'),
  'mocks/three/far.ts': imports('#mocks/one/leaf.ts'),
  'mocks/one/leaf.ts': value('leaf'),
};

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  let violations: Violation[] = [];
  let files: string[] = [];

  beforeAll(async () => {
    for (const [file, text] of Object.entries(codebase)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    for (const file of ['package.json', 'tsconfig.json']) copyFileSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    ({ files, violations } = await checkImports(folder));
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const brokenBy = (file: string): string[] => [
    ...new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule)),
  ];

  it.each([
    ['src/lib/a.ts', 'module-src-lib', 'lib reaches up to platform'],
    ['src/lib/b.ts', 'lib-is-pure', 'lib knows React'],
    ['src/platform/c.ts', 'module-src-platform', 'platform draws'],
    ['src/contract/d.ts', 'module-src-contract', 'the contract knows a feature'],
    ['src/ui/e.ts', 'module-src-ui', 'a button knows the wire'],
    ['src/features/story/f.ts', 'module-src-features', 'a feature knows a screen'],
    ['src/features/story/g.ts', 'feature-never-imports-another', 'a feature knows another'],
    [
      'src/features/story/h.ts',
      'features-use-requests-and-types-only',
      'a feature takes generated code that is no request',
    ],
    ['src/screens/home/i.ts', 'module-src-screens', 'a screen knows the contract'],
    ['src/screens/home/j.ts', 'screen-area-never-imports-another', 'a screen knows another'],
    ['src/app/k.ts', 'module-src-app', 'the application knows the mock environment'],
    ['src/app/l.ts', 'generated-only-through-contract', 'the application takes a generated request'],
    ['src/ui/m.ts', 'src-runs-in-a-browser', 'the application reads files'],
    ['src/ui/n.ts', 'src-ships-dependencies-only', 'the application ships a tool'],
    ['src/ui/o.ts', 'nobody-imports-a-test', 'code imports a test'],
    ['src/ui/p.ts', 'no-barrel', 'a barrel is imported'],
    ['src/features/other/q.ts', 'testing-only-in-tests', 'code imports a stand-in for tests'],
    ['src/ui/r.ts', 'no-cycle', 'two files import each other'],
    ['src/ui/t.ts', 'no-orphan', 'a file is alone'],
    ['src/ui/u.ts', 'resolvable', 'an import leads nowhere'],
    ['src/features/other/v.ts', 'package-openapi-fetch', 'a feature makes a client'],
    ['src/features/other/w.ts', 'package-laravel-echo-pusher-js-idb', 'a feature opens a live connection'],
    ['config/z.ts', 'module-config', 'the settings know the application'],
    ['mocks/aa.ts', 'module-mocks', 'the mock environment uses code of the application'],
    ['mocks/bb.ts', 'mocks-and-scripts-take-types-of-the-contract', 'the mock environment imports more than types'],
    ['scripts/cc.ts', 'module-scripts', 'a script uses code of the application'],
    ['shared/dd.ts', 'module-shared', 'the shared code knows the settings'],
    ['packages/verify/src/ee.ts', 'module-packages-verify', 'the verifier uses the mock server'],
    ['mocks/one/ff.ts', 'no-folder-cycle', 'a folder imports another, which imports it through a third'],
  ])('reports %s under %s: %s', (file, rule) => {
    expect(brokenBy(file)).toContain(rule);
  });

  it('checks every file', () => {
    expect(files).toEqual(expect.arrayContaining(Object.keys(codebase)));
  });

  it('accepts a codebase in which every import is allowed', () => {
    const good = Object.keys(codebase).slice(0, Object.keys(codebase).indexOf('src/lib/a.ts'));
    expect(good.flatMap(brokenBy)).toEqual([]);
  });
});
