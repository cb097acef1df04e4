import { defineConfig } from 'orval';

/** Lists that a screen shows page by page. */
const listsInPages = ['elementList', 'invoiceList', 'noteList', 'relatedElementList', 'summaryList', 'trashList'];
const inPages = { useInfinite: true, useInfiniteQueryParam: 'page' };

export default defineConfig({
  lamplight: {
    input: 'openapi/openapi.bundle.json',
    output: {
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags',
      target: 'src/api/generated/api',
      // Types are openapi-typescript's. orval's own are thrown away.
      schemas: { path: '.cache/orval-schemas', type: 'typescript', importPath: '#src/api/generated/types.ts' },
      override: {
        header: false,
        mutator: { path: 'src/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        operations: Object.fromEntries(listsInPages.map((id) => [id, { query: inPages }])),
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true, useSetQueryData: true },
      },
    },
  },
});
