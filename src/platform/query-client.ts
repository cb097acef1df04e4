import { MutationCache, QueryClient } from '@tanstack/react-query';
import { cacheLimits } from '#src/lib/constants.ts';

/** What a mutation may say about its own errors. */
export type MutationMeta = {
  /** Asks for an error toast: for calls that no form, dialog or panel waits for. An error is never shown twice. */
  errorToast?: boolean;
  /** Names the situation for the catalogue of error texts. */
  situation?: string;
};

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged with the one that the library declares
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

/** Shows the error of a mutation that asked for it. */
export type ErrorToast = (error: unknown, meta: MutationMeta) => void;

let showError: ErrorToast | null = null;

/** Says who shows the errors of mutations that ask for a toast. */
export function setErrorToast(next: ErrorToast | null): void {
  showError = next;
}

/**
 * Makes a cache of the server's data. It never repeats a call by itself (the transport does, by the table of section 9)
 * and never waits for the browser to feel online: only an answered request tells that.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        if (mutation.meta?.errorToast === true) showError?.(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: cacheLimits.apiMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The cache of the application. */
export const queryClient: QueryClient = createQueryClient();
