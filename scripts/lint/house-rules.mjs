/**
 * Lint rules of this house that no published plugin has. Loaded by oxlint (`jsPlugins` in .oxlintrc.json), which is
 * why it is plain JavaScript with a default export.
 */
import { findScreenProblems } from './screen-texts.ts';

const doors = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
const globalObjects = new Set(['window', 'globalThis', 'self', 'navigator']);

/** The name of a member that is written plainly or as a string: `a.b`, `a['b']`. */
function memberName(node) {
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? node.property.value : undefined;
}

/** `.get()` in a component freezes it: the component is not told of changes (read state through `useValue`). */
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

/** `window.fetch`, `globalThis.localStorage` …: the built-in rule for globals does not see these forms. */
const noSideDoor = {
  meta: { type: 'problem', messages: { door: 'Only src/platform and src/contract may use {{name}}.' } },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (!path.includes('/src/') || /\/src\/(platform|contract)\//.test(path)) return {};
    return {
      MemberExpression(node) {
        const name = memberName(node);
        if (node.object.type !== 'Identifier' || !globalObjects.has(node.object.name)) return;
        if (doors.has(name) || storages.has(name)) context.report({ node, messageId: 'door', data: { name } });
      },
    };
  },
};

/** Text that a person reads follows our style. Only strings of several words count: others are names and keys. */
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
  meta: { name: 'house' },
  rules: {
    'no-state-read-in-components': noStateReadInComponents,
    'no-side-door': noSideDoor,
    'plain-english': plainEnglish,
  },
};
