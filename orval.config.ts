import { defineConfig } from 'orval';

export default defineConfig({
  lamplight: {
    input: 'openapi/openapi.bundle.json',
    output: {
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags',
      target: 'src/contract/generated/api',
      // Types are openapi-typescript's. orval's own are thrown away.
      schemas: { path: '.cache/orval-schemas', type: 'typescript', importPath: '#src/contract/generated/types.ts' },
      override: {
        header: false,
        mutator: { path: 'src/contract/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true, useSetQueryData: true },
      },
    },
  },
});
