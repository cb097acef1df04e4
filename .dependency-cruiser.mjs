/**
 * Modules and the imports allowed between them (docs/adr/0004-modules.md). Patterns cover a new feature or screen from
 * its first file. `npm run lint:imports` checks them.
 */

const generated = '^src/api/generated/';
const test = '\\.test\\.tsx?$';
const story = '\\.stories\\.tsx$';

const modules = {
  '^src/lib/': ['^shared/text/'],
  '^src/platform/': ['^src/lib/', '^config/settings\\.ts$'],
  '^src/api/': ['^src/(platform|lib)/', '^openapi/openapi\\.bundle\\.json$'],
  '^src/ui/': ['^src/lib/', '^shared/text/'],
  '^src/features/': ['^src/(api|platform|ui|lib)/', '^shared/text/'],
  '^src/screens/': ['^src/(features|api|ui|platform|lib)/'],
  '^src/app/': ['^src/', '^config/server-path\\.ts$'],
  '^config/': [],
  // `text` runs anywhere, the rest in Node: AsyncAPI messages, YAML with line numbers, recordings, Pusher's HTTP API and signatures.
  '^shared/': [],
  '^mocks/': [
    '^(config|shared)/',
    '^src/api/generated/',
    '^(openapi|asyncapi)/[^/]+\\.bundle\\.json$',
    // How the contract's documents are read, but none of the checks.
    '^packages/verify/src/contract/documents\\.ts$',
  ],
  // It can be installed alone, so it imports nothing of the project. Its test server has the contract's types and examples.
  '^packages/verify/(?!tests/)': ['^packages/verify/'],
  '^packages/verify/tests/': [
    '^packages/verify/',
    '^src/api/(generated/types|testing/examples)\\.ts$',
    '^openapi/openapi\\.bundle\\.json$',
  ],
  '^scripts/': [
    '^(mocks|packages|config|shared)/',
    '^src/api/generated/',
    '^(openapi|asyncapi)/[^/]+\\.bundle\\.json$',
  ],
};

const moduleRules = Object.entries(modules).map(([from, allowed]) => ({
  name: `module-${from
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')}`,
  comment:
    allowed.length === 0
      ? 'This module imports nothing else from the project.'
      : `This module imports only ${allowed.join(', ')}.`,
  severity: 'error',
  // A story shows its component with the contract's examples.
  from: { path: from, pathNot: story },
  to: { path: '^(src|mocks|packages|config|shared|scripts|tests|openapi|asyncapi)/', pathNot: [from, ...allowed] },
}));

/** The folders of the mock server. Each layer imports those before it. */
const mockLayers = [
  'contract|prism|model|pusher|stored',
  'engine|http',
  'domains',
  'archive|live|large-account|scenarios',
  'control|server',
];

const mockLayerRules = mockLayers.slice(0, -1).map((layer, at) => ({
  name: `mocks-${layer.replaceAll('|', '-')}`,
  comment: 'A folder of the mock server never imports one of a later layer.',
  severity: 'error',
  from: { path: `^mocks/(${layer})/`, pathNot: test },
  to: { path: `^mocks/(${mockLayers.slice(at + 1).join('|')})/` },
}));

/** Packages that only these modules may import. */
const packages = {
  'openapi-fetch': '^src/api/',
  '(laravel-echo|pusher-js)': '^src/api/',
  idb: '^src/platform/',
  '(@emotion/.+|@fontsource.*)': '^src/(ui|app)/',
  'react-router-dom': '^src/(app|screens|features|ui)/',
};

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `package-${name
    .replaceAll(/[^a-z-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')}`,
  comment: `Of src only ${allowed} imports ${name}.`,
  severity: 'error',
  from: { path: '^src/', pathNot: [allowed, test, story] },
  to: { path: `(^|/)node_modules/${name}/` },
}));

export default {
  forbidden: [
    ...moduleRules,
    ...mockLayerRules,
    ...packageRules,
    {
      name: 'feature-never-imports-another',
      comment: 'Two features meet in a screen, or the shared part moves down.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screen-area-never-imports-another',
      comment: 'Two screens share through a feature or through ui.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'generated-only-through-contract',
      comment:
        'Only src/api, features and the loaders of screens import generated code. Anything may import its types.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/api/', '^src/features/', '^src/screens/[^/]+/[^/]+\\.loaders\\.ts$'] },
      to: { path: generated, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-use-requests-and-types-only',
      comment: 'Of the generated code a feature uses the requests and the types. Everything else goes through src/api.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: generated, pathNot: `${generated}api/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'others-take-types-of-the-contract',
      comment:
        'Outside src there are only the types of the generated code, its table of operations and its event checks.',
      severity: 'error',
      from: { path: '^(mocks|scripts|packages)/' },
      to: {
        path: generated,
        pathNot: `${generated}(operations|(writer|work)-event-checks)\\.`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'handlers-only-in-their-table',
      comment:
        'A domain of the mock server shares its rules. Its handlers are known to the table of all operations alone.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: [test, '^mocks/domains/registry\\.ts$'] },
      to: { path: '^mocks/domains/.+-handlers\\.ts$' },
    },
    {
      name: 'lib-is-pure',
      comment: 'lib knows neither React nor the outside: nothing of Node and no package but `diff`, which is pure too.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: [test, '/testing/'] },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: '(^|/)node_modules/diff/',
      },
    },
    {
      name: 'src-runs-in-a-browser',
      comment: 'Nothing of Node in the application.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'text-is-pure',
      comment: 'What the application and the mock server do to texts alike imports nothing.',
      severity: 'error',
      from: { path: '^shared/text/', pathNot: [test] },
      to: { pathNot: '^shared/text/' },
    },
    {
      name: 'src-ships-dependencies-only',
      comment: 'What the application imports stands in dependencies; types may come from devDependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, story, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'verifier-ships-dependencies-only',
      comment:
        "What the packed verifier imports stands in its package's dependencies; types may come from devDependencies.",
      severity: 'error',
      from: { path: '^packages/verify/src/', pathNot: [test, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: [test, story] },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'Stand-ins for tests (`testing/`) are imported by tests, by stories and by each other.',
      severity: 'error',
      from: { pathNot: [test, story, '/testing/', '^tests/', '^packages/verify/tests/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'no-barrel',
      comment: 'Import the file that has it; generated code apart.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: generated },
    },
    { name: 'no-cycle', severity: 'error', from: { pathNot: generated }, to: { circular: true } },
    {
      name: 'no-orphan',
      comment: 'A file that nobody imports and that imports nothing is dead, or an entry that is not listed here.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.m?ts$',
          generated,
          '^scripts/[^/]+\\.(ts|mjs)$',
          test,
          '^[^/]+\\.config\\.ts$',
          '^scripts/(lock|lint)/',
          // vite.config.ts loads it.
          '^config/chunks\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      // `hast` is the name of types alone.
      to: { couldNotResolve: true, pathNot: '^hast$' },
    },
    {
      name: 'declared',
      comment: "A package that package.json doesn't name.",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
