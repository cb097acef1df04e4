import { describe, expect, it } from 'vitest';
import { changelogVersions, contractVersion, requireEntry } from './version.ts';

const said = (version: unknown) => ({ info: { version } }) as Parameters<typeof contractVersion>[0];

describe('the version of the contract', () => {
  it('is the one that both documents say', () => {
    expect(contractVersion(said('1.4.0'), said('1.4.0'))).toBe('1.4.0');
  });

  it('is refused when the documents say two, naming both', () => {
    expect(() => contractVersion(said('1.4.0'), said('1.3.9'))).toThrow(
      'openapi/openapi.yaml has 1.4.0, asyncapi/asyncapi.yaml has 1.3.9',
    );
  });

  it.each([undefined, null, 1, '', '1.4', 'v1.4.0', '1.4.0-next', '../1.4.0', '1.4.0/..'])(
    'is refused when it is %j, which is no name for a folder of a version',
    (version) => {
      expect(() => contractVersion(said(version as string), said('1.4.0'))).toThrow(
        'openapi/openapi.yaml: expected three numbers',
      );
      expect(() => contractVersion(said('1.4.0'), said(version as string))).toThrow(
        'asyncapi/asyncapi.yaml: expected three numbers',
      );
    },
  );
});

describe('the changelog', () => {
  const changelog =
    '# Changes\n\n## 1.10.0: more (2026-12-01)\n\nSince 1.9.9.\n\n## [v1.1.0]\n\n### 1.0.9\n\n## 1.0.0\n';

  it('has the versions that have a heading of their own', () => {
    expect(changelogVersions(changelog)).toEqual(['1.10.0', '1.1.0', '1.0.0']);
  });

  it.each(['1.9.9', '1.0.9', '1.1', '0.0', '10.0.0', '1.10.00'])('has no entry for %s', (version) => {
    expect(() => requireEntry(version, changelog)).toThrow(`CHANGELOG.md has no heading "## ${version}"`);
  });

  it('takes no version to come for the version itself', () => {
    expect(() => requireEntry('2.0.0', '## 2.0.0-next\n')).toThrow('no heading "## 2.0.0"');
  });

  it('lets a version with an entry pass', () => {
    expect(() => requireEntry('1.0.0', changelog)).not.toThrow();
  });
});
