/**
 * Lint rules that no published plugin has. oxlint loads them (`jsPlugins` in .oxlintrc.json), so they're plain
 * JavaScript with a default export.
 */
import { findScreenProblems } from './screen-texts.ts';

const networkApis = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
const globalObjects = new Set(['window', 'globalThis', 'self', 'navigator']);

function memberName(node) {
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? node.property.value : undefined;
}

const noStateReadInComponents = {
  meta: {
    type: 'problem',
    messages: { read: "Read state with useValue: a component doesn't update when a value read with .get() changes." },
  },
  create(context) {
    if (!context.filename.endsWith('.tsx')) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        const isRead = callee.type === 'MemberExpression' && memberName(callee) === 'get';
        if (isRead && node.arguments.length === 0) context.report({ node, messageId: 'read' });
      },
    };
  },
};

/** `window.fetch`, `globalThis.localStorage` …: the built-in rule for globals misses these. */
const noDirectBrowserApi = {
  meta: { type: 'problem', messages: { direct: 'Only src/platform and src/contract may use {{name}}.' } },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (!path.includes('/src/') || /\/src\/(platform|contract)\//.test(path)) return {};
    return {
      MemberExpression(node) {
        const name = memberName(node);
        if (node.object.type !== 'Identifier' || !globalObjects.has(node.object.name)) return;
        if (networkApis.has(name) || storages.has(name)) context.report({ node, messageId: 'direct', data: { name } });
      },
    };
  },
};

/** Checks only strings of several words: others are names and keys. */
const plainEnglish = {
  meta: { type: 'suggestion', messages: { out: 'Not plain English: “{{word}}”. Write: {{suggestion}}.' } },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (!path.includes('/src/') || /\.test\.tsx?$|\/contract\/generated\//.test(path)) return {};
    const check = (node, text) => {
      if (!/\p{L}\s|\s\p{L}/u.test(text)) return;
      for (const data of findScreenProblems(text)) context.report({ node, messageId: 'out', data });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('{}')),
      JSXText: (node) => check(node, node.value.trim()),
    };
  },
};

export default {
  meta: { name: 'lamplight' },
  rules: {
    'no-state-read-in-components': noStateReadInComponents,
    'no-direct-browser-api': noDirectBrowserApi,
    'plain-english': plainEnglish,
  },
};
