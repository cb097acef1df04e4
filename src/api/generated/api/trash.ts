import type {
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  TrashListParams,
  TrashListResponse,
  UnauthenticatedResponse
} from '#src/api/generated/types.ts';

import {
  useInfiniteQuery,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
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

export const getTrashListUrl = (params?: TrashListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/trash?${stringifiedParams}` : `/api/v1/trash`
}

/**
 * Lists what the writer deleted in the last 30 days and can restore, last deleted first. For the screens /trash and /stories/{story_id}.
 * @summary List the trash
 */
export const trashList = async (params?: TrashListParams, options?: Parameters<typeof fetcher>[1]): Promise<TrashListResponse> => {

  return fetcher<TrashListResponse>(getTrashListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getTrashListInfiniteQueryKey = (params?: TrashListParams,) => {
    return [
    'infinite', `/api/v1/trash`, ...(params ? [params] : [])
    ] as const;
    }

export const getTrashListQueryKey = (params?: TrashListParams,) => {
    return [
    `/api/v1/trash`, ...(params ? [params] : [])
    ] as const;
    }


export const getTrashListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: TrashListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrashListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trashList>>, QueryKey, TrashListParams['page']> = ({ signal, pageParam }) => trashList({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrashListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof trashList>>>
export type TrashListInfiniteQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useTrashListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  TrashListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trashList>>,
          TError,
          Awaited<ReturnType<typeof trashList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrashListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trashList>>,
          TError,
          Awaited<ReturnType<typeof trashList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrashListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the trash
 */

export function useTrashListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrashListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the trash
 */
export const prefetchTrashListInfiniteQuery = async <TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: TrashListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData, QueryKey, TrashListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getTrashListInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useTrashListInfinite} query
 */
export const invalidateTrashListInfinite = async (
 queryClient: QueryClient, params?: TrashListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTrashListInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the trash
 */
export const useSetTrashListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: TrashListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof trashList>>, TrashListParams['page']>>({ exact: $exactMatch, queryKey: getTrashListInfiniteQueryKey(params) }, updater);
  };
}



export const getTrashListQueryOptions = <TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: TrashListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrashListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trashList>>> = ({ signal }) => trashList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrashListQueryResult = NonNullable<Awaited<ReturnType<typeof trashList>>>
export type TrashListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useTrashList<TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  TrashListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trashList>>,
          TError,
          Awaited<ReturnType<typeof trashList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrashList<TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trashList>>,
          TError,
          Awaited<ReturnType<typeof trashList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrashList<TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the trash
 */

export function useTrashList<TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: TrashListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrashListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the trash
 */
export const prefetchTrashListQuery = async <TData = Awaited<ReturnType<typeof trashList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: TrashListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trashList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getTrashListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useTrashList} query
 */
export const invalidateTrashList = async (
 queryClient: QueryClient, params?: TrashListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTrashListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the trash
 */
export const useSetTrashListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: TrashListParams | undefined,updater: Awaited<ReturnType<typeof trashList>> | undefined | ((old: Awaited<ReturnType<typeof trashList>> | undefined) => Awaited<ReturnType<typeof trashList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof trashList>>>({ exact: $exactMatch, queryKey: getTrashListQueryKey(params) }, updater);
  };
}



