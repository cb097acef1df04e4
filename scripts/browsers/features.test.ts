import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptFeatures, styleFeatures } from './bundle-features.ts';
import { sourceFindings } from './source-features.ts';

const planted = {
  "URL.parse('/x', 'https://a.example');": 'api.URL.parse_static',
  "new Request('/x').body;": 'api.Request.body',
  'const { body } = new Request("/x");': 'api.Request.body',
  'Promise.withResolvers<void>();': 'javascript.builtins.Promise.withResolvers',
  'Promise.try(() => 1);': 'javascript.builtins.Promise.try',
  'new Set([1]).union(new Set([2]));': 'javascript.builtins.Set.union',
  'Object.groupBy([1], () => "a");': 'javascript.builtins.Object.groupBy',
  '[1].values().map((one) => one);': 'javascript.builtins.Iterator.map',
  "Uint8Array.fromBase64('');": 'javascript.builtins.Uint8Array.fromBase64',
  'requestIdleCallback(() => undefined);': 'api.Window.requestIdleCallback',
  'window.requestIdleCallback(() => undefined);': 'api.Window.requestIdleCallback',
  'document.startViewTransition(() => undefined);': 'api.Document.startViewTransition',
  "document.createElement('dialog').requestClose();": 'api.HTMLDialogElement.requestClose',
  "export const a = { fieldSizing: 'content' };": 'css.properties.field-sizing',
  "export const b = { textWrap: 'balance' };": 'css.properties.text-wrap.balance',
  "export const c = { positionAnchor: '--menu' };": 'css.properties.position-anchor',
  "export const d = { color: 'light-dark(red, blue)' };": 'css.types.color.light-dark',
  "export const e = { '@starting-style': {} };": 'css.at-rules.starting-style',
  "export const f = { '&::details-content': {} };": 'css.selectors.details-content',
};

const supported = [
  '[1].toSorted();',
  '[1].flatMap((one) => [one]).findLast(Boolean);',
  'AbortSignal.any([]);',
  'new Intl.Segmenter();',
  'structuredClone({});',
  "document.createElement('div').showPopover();",
  "export const g = { textWrap: 'nowrap', userSelect: 'none', height: '100dvh' };",
  "export const h = { '&:has(a)': {}, '@container (width > 1px)': {} };",
];

describe('browser support check of source files', () => {
  let folder: string;
  let featuresByLine: Map<string, string>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lamplight-browsers-'));
    const file = join(folder, 'planted.ts');
    const lines = [...Object.keys(planted), ...supported];
    writeFileSync(file, `export {};\n${lines.join('\n')}\n`);
    const findings = sourceFindings([file]);
    featuresByLine = new Map(
      findings.map(({ position, feature }) => [lines[Number(position.split(':').pop()) - 2] ?? position, feature]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(planted))('reports %s as unsupported', (line, feature) => {
    expect(featuresByLine.get(line)).toBe(feature);
  });

  it.each(supported)('allows %s', (line) => {
    expect(featuresByLine.get(line)).toBeUndefined();
  });
});

describe('browser support check of a build', () => {
  it.each([
    ["URL.parse('/x')", 'api.URL.parse_static'],
    ['globalThis.requestIdleCallback?.(x)', 'api.Window.requestIdleCallback'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['scheduler.yield()', 'api.Scheduler.yield'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['e.startViewTransition(t)', '*.startViewTransition'],
    ['a.isSubsetOf(b)', '*.isSubsetOf'],
  ])('reports %s in a script', (code, feature) => {
    expect(scriptFeatures(code).map((one) => one.feature)).toContain(feature);
  });

  it('allows script features that all supported browsers have', () => {
    expect(scriptFeatures('a.toSorted();JSON.parse(b);AbortSignal.any([c]);d.body;new Intl.Segmenter')).toEqual([]);
  });

  it.each([
    ['a{field-sizing:content}', 'css.properties.field-sizing'],
    ['a{text-wrap:pretty}', 'css.properties.text-wrap.pretty'],
    ['a{top:anchor(bottom)}', 'css.types.anchor'],
    ['@position-try --a{top:0}', 'css.at-rules.position-try'],
  ])('reports %s in a style sheet', (code, feature) => {
    expect(styleFeatures(code).map((one) => one.feature)).toContain(feature);
  });

  it('allows style sheet features that all supported browsers have', () => {
    expect(styleFeatures('@font-face{src:url(a)}@media print{a:has(b){text-wrap:nowrap}}a{& b{color:red}}')).toEqual(
      [],
    );
  });
});
