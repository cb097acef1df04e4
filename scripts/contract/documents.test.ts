import { describe, expect, it } from 'vitest';
import { changelogVersions, contractVersion, requireEntry } from './documents.ts';

function createDocument(version: unknown) {
  return { info: { version } } as Parameters<typeof contractVersion>[0];
}

describe('contract version', () => {
  it('returns the version that both documents contain', () => {
    expect(contractVersion(createDocument('1.4.0'), createDocument('1.4.0'))).toBe('1.4.0');
  });

  it('rejects two different versions and names both', () => {
    expect(() => contractVersion(createDocument('1.4.0'), createDocument('1.3.9'))).toThrow(
      'openapi/openapi.yaml has 1.4.0, asyncapi/asyncapi.yaml has 1.3.9',
    );
  });

  it.each([undefined, null, 1, '', '1.4', 'v1.4.0', '1.4.0-next', '../1.4.0', '1.4.0/..'])(
    "rejects %j because it can't name a version folder",
    (version) => {
      expect(() => contractVersion(createDocument(version as string), createDocument('1.4.0'))).toThrow(
        'openapi/openapi.yaml: expected three numbers',
      );
      expect(() => contractVersion(createDocument('1.4.0'), createDocument(version as string))).toThrow(
        'asyncapi/asyncapi.yaml: expected three numbers',
      );
    },
  );
});

describe('the changelog', () => {
  const changelog =
    '# Changes\n\n## 1.10.0: more (2026-12-01)\n\nSince 1.9.9.\n\n## [v1.1.0]\n\n### 1.0.9\n\n## 1.0.0\n';

  it('returns the versions that have a second-level heading', () => {
    expect(changelogVersions(changelog)).toEqual(['1.10.0', '1.1.0', '1.0.0']);
  });

  it.each(['1.9.9', '1.0.9', '1.1', '0.0', '10.0.0', '1.10.00'])(
    'rejects %s without an entry of its own',
    (version) => {
      expect(() => requireEntry(version, changelog)).toThrow(`CHANGELOG.md has no heading "## ${version}"`);
    },
  );

  it('rejects a version whose only entry is a pre-release', () => {
    expect(() => requireEntry('2.0.0', '## 2.0.0-next\n')).toThrow('no heading "## 2.0.0"');
  });

  it('accepts a version with an entry', () => {
    expect(() => requireEntry('1.0.0', changelog)).not.toThrow();
  });
});
