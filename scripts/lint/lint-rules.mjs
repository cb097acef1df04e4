/**
 * Lint rules that no published plugin has. oxlint loads them (`jsPlugins` in .oxlintrc.json), so they're plain
 * JavaScript with a default export.
 */
import { findWordsThatAreOut, findWordsInName } from './plain-english.ts';
import { findScreenProblems } from './screen-texts.ts';

const networkApis = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
const globalObjects = new Set(['window', 'globalThis', 'self', 'navigator']);

const application = /(?<!\/packages\/[^/]+)\/src\//;

function isGenerated(context) {
  return context.filename.replaceAll('\\', '/').includes('/src/contract/generated/');
}

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
    if (!application.test(path) || /\/src\/(platform|contract)\//.test(path)) return {};
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
    if (!application.test(path) || /\.test\.tsx?$|\/contract\/generated\//.test(path)) return {};
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

const testFunctions = new Set(['describe', 'it', 'test']);

function calledName(callee) {
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  return callee.name;
}

/** Comments and test titles. */
const plainComments = {
  meta: { type: 'suggestion', messages: { out: 'Not plain English: "{{word}}". Write: {{suggestion}}.' } },
  create(context) {
    if (isGenerated(context)) return {};
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replaceAll(/\n\s*\*/g, ' ');
          for (const data of findWordsThatAreOut(text)) context.report({ loc: comment.loc, messageId: 'out', data });
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        if (title?.type !== 'Literal' || typeof title.value !== 'string' || !testFunctions.has(calledName(callee)))
          return;
        for (const data of findWordsThatAreOut(title.value)) context.report({ node: title, messageId: 'out', data });
      },
    };
  },
};

/** Each name is reported once in a file. */
const standardNames = {
  meta: { type: 'suggestion', messages: { out: '"{{name}}" contains "{{word}}". Use: {{suggestion}}.' } },
  create(context) {
    if (isGenerated(context)) return {};
    const reported = new Set();
    const check = (node) => {
      const { name } = node;
      if (reported.has(name)) return;
      reported.add(name);
      for (const data of findWordsInName(name)) context.report({ node, messageId: 'out', data: { name, ...data } });
    };
    return {
      Program(node) {
        const file = context.filename.replaceAll('\\', '/').split('/').at(-1);
        for (const data of findWordsInName(file))
          context.report({ node, messageId: 'out', data: { name: file, ...data } });
      },
      Identifier: check,
      PrivateIdentifier: check,
    };
  },
};

const topLevelFunctions = {
  meta: { type: 'suggestion', messages: { arrow: 'Declare {{name}} as a function.' } },
  create(context) {
    if (isGenerated(context)) return {};
    return {
      VariableDeclaration({ parent, declarations: [declaration] }) {
        if (parent.type !== 'Program' && parent.parent?.type !== 'Program') return;
        const { id, init } = declaration;
        if (init?.type !== 'ArrowFunctionExpression' || id.typeAnnotation) return;
        context.report({ node: id, messageId: 'arrow', data: { name: id.name } });
      },
    };
  },
};

export default {
  meta: { name: 'lamplight' },
  rules: {
    'no-state-read-in-components': noStateReadInComponents,
    'no-direct-browser-api': noDirectBrowserApi,
    'plain-english': plainEnglish,
    'plain-comments': plainComments,
    'standard-names': standardNames,
    'top-level-functions': topLevelFunctions,
  },
};
