import type {
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  OutlineConflict,
  OutlineReplaceRequest,
  OutlineResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  ValidationError
} from '#src/api/generated/types.ts';

import {
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getOutlineReadUrl = (project: string,) => {




  return `/api/v1/projects/${project}/outline`
}

/**
 * Returns the outline. One that was never saved is empty and has version 1. For the screen /projects/{project_slug}/outline.
 * @summary Get the outline
 */
export const outlineRead = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<OutlineResponse> => {

  return fetcher<OutlineResponse>(getOutlineReadUrl(project),
  {
    ...options,
    method: 'GET'


  }
);}





export const getOutlineReadQueryKey = (project: string,) => {
    return [
    `/api/v1/projects/${project}/outline`
    ] as const;
    }


export const getOutlineReadQueryOptions = <TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOutlineReadQueryKey(project);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof outlineRead>>> = ({ signal }) => outlineRead(project, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OutlineReadQueryResult = NonNullable<Awaited<ReturnType<typeof outlineRead>>>
export type OutlineReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useOutlineRead<TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof outlineRead>>,
          TError,
          Awaited<ReturnType<typeof outlineRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOutlineRead<TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof outlineRead>>,
          TError,
          Awaited<ReturnType<typeof outlineRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOutlineRead<TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the outline
 */

export function useOutlineRead<TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOutlineReadQueryOptions(project,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the outline
 */
export const prefetchOutlineReadQuery = async <TData = Awaited<ReturnType<typeof outlineRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outlineRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getOutlineReadQueryOptions(project,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useOutlineRead} query
 */
export const invalidateOutlineRead = async (
 queryClient: QueryClient, project: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getOutlineReadQueryKey(project) }, options);

  return queryClient;
}

/**
 * @summary Get the outline
 */
export const useSetOutlineReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,updater: Awaited<ReturnType<typeof outlineRead>> | undefined | ((old: Awaited<ReturnType<typeof outlineRead>> | undefined) => Awaited<ReturnType<typeof outlineRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof outlineRead>>>({ exact: $exactMatch, queryKey: getOutlineReadQueryKey(project) }, updater);
  };
}



export const getOutlineReplaceUrl = (project: string,) => {




  return `/api/v1/projects/${project}/outline`
}

/**
 * Replaces the whole outline. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/outline.
 * @summary Save the outline
 */
export const outlineReplace = async (project: string,
    outlineReplaceRequest: OutlineReplaceRequest, options?: Parameters<typeof fetcher>[1]): Promise<OutlineResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<OutlineResponse>(getOutlineReplaceUrl(project),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(outlineReplaceRequest)
  }
);}





export const getOutlineReplaceMutationKey = () => ['outlineReplace'] as const;

export const getOutlineReplaceMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | OutlineConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof outlineReplace>>, TError,OutlineReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof outlineReplace>>, TError,OutlineReplaceMutationVariables, TContext> => {

const mutationKey = getOutlineReplaceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof outlineReplace>>, OutlineReplaceMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  outlineReplace(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OutlineReplaceMutationResult = NonNullable<Awaited<ReturnType<typeof outlineReplace>>>
    export type OutlineReplaceMutationBody = OutlineReplaceRequest
    export type OutlineReplaceMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | OutlineConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type OutlineReplaceMutationVariables = {project: string;data: OutlineReplaceRequest}

    /**
 * @summary Save the outline
 */
export const useOutlineReplace = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | OutlineConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof outlineReplace>>, TError,OutlineReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof outlineReplace>>,
        TError,
        OutlineReplaceMutationVariables,
        TContext
      > => {
      return useMutation(getOutlineReplaceMutationOptions(options), queryClient);
    }
