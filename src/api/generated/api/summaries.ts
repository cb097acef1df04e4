import type {
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  SummaryListParams,
  SummaryListResponse,
  SummaryResponse,
  SummaryUpdateReceipt,
  SummaryUpdateRequest,
  TooManyRequestsResponse,
  TrialExceededResponse,
  UnauthenticatedResponse,
  ValidationError
} from '#src/api/generated/types.ts';

import {
  useInfiniteQuery,
  useMutation,
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
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
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

export const getSummaryListUrl = (params?: SummaryListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user-summaries?${stringifiedParams}` : `/api/v1/user-summaries`
}

/**
 * Lists the writer's summaries, last changed first. For the screen /profile, which links to /summary/{summary}.
 * @summary List the summaries
 */
export const summaryList = async (params?: SummaryListParams, options?: Parameters<typeof fetcher>[1]): Promise<SummaryListResponse> => {

  return fetcher<SummaryListResponse>(getSummaryListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSummaryListInfiniteQueryKey = (params?: SummaryListParams,) => {
    return [
    'infinite', `/api/v1/user-summaries`, ...(params ? [params] : [])
    ] as const;
    }

export const getSummaryListQueryKey = (params?: SummaryListParams,) => {
    return [
    `/api/v1/user-summaries`, ...(params ? [params] : [])
    ] as const;
    }


export const getSummaryListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: SummaryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummaryListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summaryList>>, QueryKey, SummaryListParams['page']> = ({ signal, pageParam }) => summaryList({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummaryListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof summaryList>>>
export type SummaryListInfiniteQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSummaryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  SummaryListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryList>>,
          TError,
          Awaited<ReturnType<typeof summaryList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryList>>,
          TError,
          Awaited<ReturnType<typeof summaryList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the summaries
 */

export function useSummaryListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummaryListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the summaries
 */
export const prefetchSummaryListInfiniteQuery = async <TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: SummaryListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData, QueryKey, SummaryListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSummaryListInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSummaryListInfinite} query
 */
export const invalidateSummaryListInfinite = async (
 queryClient: QueryClient, params?: SummaryListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSummaryListInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the summaries
 */
export const useSetSummaryListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SummaryListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof summaryList>>, SummaryListParams['page']>>({ exact: $exactMatch, queryKey: getSummaryListInfiniteQueryKey(params) }, updater);
  };
}



export const getSummaryListQueryOptions = <TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: SummaryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummaryListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summaryList>>> = ({ signal }) => summaryList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummaryListQueryResult = NonNullable<Awaited<ReturnType<typeof summaryList>>>
export type SummaryListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSummaryList<TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  SummaryListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryList>>,
          TError,
          Awaited<ReturnType<typeof summaryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryList<TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryList>>,
          TError,
          Awaited<ReturnType<typeof summaryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryList<TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the summaries
 */

export function useSummaryList<TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: SummaryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummaryListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the summaries
 */
export const prefetchSummaryListQuery = async <TData = Awaited<ReturnType<typeof summaryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: SummaryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSummaryListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSummaryList} query
 */
export const invalidateSummaryList = async (
 queryClient: QueryClient, params?: SummaryListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSummaryListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the summaries
 */
export const useSetSummaryListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SummaryListParams | undefined,updater: Awaited<ReturnType<typeof summaryList>> | undefined | ((old: Awaited<ReturnType<typeof summaryList>> | undefined) => Awaited<ReturnType<typeof summaryList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof summaryList>>>({ exact: $exactMatch, queryKey: getSummaryListQueryKey(params) }, updater);
  };
}



export const getSummaryReadUrl = (summary: number,) => {




  return `/api/v1/user-summaries/${summary}`
}

/**
 * Returns the summary with its text. For the screen /summary/{summary} and the full-screen summary.
 * @summary Get a summary
 */
export const summaryRead = async (summary: number, options?: Parameters<typeof fetcher>[1]): Promise<SummaryResponse> => {

  return fetcher<SummaryResponse>(getSummaryReadUrl(summary),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSummaryReadQueryKey = (summary: number,) => {
    return [
    `/api/v1/user-summaries/${summary}`
    ] as const;
    }


export const getSummaryReadQueryOptions = <TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummaryReadQueryKey(summary);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summaryRead>>> = ({ signal }) => summaryRead(summary, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: summary !== null && summary !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummaryReadQueryResult = NonNullable<Awaited<ReturnType<typeof summaryRead>>>
export type SummaryReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSummaryRead<TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryRead>>,
          TError,
          Awaited<ReturnType<typeof summaryRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryRead<TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryRead>>,
          TError,
          Awaited<ReturnType<typeof summaryRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryRead<TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a summary
 */

export function useSummaryRead<TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummaryReadQueryOptions(summary,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a summary
 */
export const prefetchSummaryReadQuery = async <TData = Awaited<ReturnType<typeof summaryRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSummaryReadQueryOptions(summary,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSummaryRead} query
 */
export const invalidateSummaryRead = async (
 queryClient: QueryClient, summary: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSummaryReadQueryKey(summary) }, options);

  return queryClient;
}

/**
 * @summary Get a summary
 */
export const useSetSummaryReadQueryData = () => {
  const queryClient = useQueryClient();
  return (summary: number,updater: Awaited<ReturnType<typeof summaryRead>> | undefined | ((old: Awaited<ReturnType<typeof summaryRead>> | undefined) => Awaited<ReturnType<typeof summaryRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof summaryRead>>>({ exact: $exactMatch, queryKey: getSummaryReadQueryKey(summary) }, updater);
  };
}



export const getSummaryUpdateProcessUrl = () => {




  return `/api/v1/user-summaries/update/process`
}

/**
 * Receives a recorded update of a summary. Events report when it has been processed.
 * @summary Update a summary by voice
 */
export const summaryUpdateProcess = async (summaryUpdateRequest: SummaryUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<SummaryUpdateReceipt> => {
    const formData = new FormData();
formData.append(`audio`, summaryUpdateRequest.audio);
if(summaryUpdateRequest.sessionChatId !== undefined) {
 formData.append(`sessionChatId`, summaryUpdateRequest.sessionChatId.toString())
 }
if(summaryUpdateRequest.identifier !== undefined) {
 formData.append(`identifier`, summaryUpdateRequest.identifier.toString())
 }
if(summaryUpdateRequest.message !== undefined) {
 formData.append(`message`, summaryUpdateRequest.message);
 }

  return fetcher<SummaryUpdateReceipt>(getSummaryUpdateProcessUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSummaryUpdateProcessMutationKey = () => ['summaryUpdateProcess'] as const;

export const getSummaryUpdateProcessMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof summaryUpdateProcess>>, TError,SummaryUpdateProcessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof summaryUpdateProcess>>, TError,SummaryUpdateProcessMutationVariables, TContext> => {

const mutationKey = getSummaryUpdateProcessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof summaryUpdateProcess>>, SummaryUpdateProcessMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  summaryUpdateProcess(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SummaryUpdateProcessMutationResult = NonNullable<Awaited<ReturnType<typeof summaryUpdateProcess>>>
    export type SummaryUpdateProcessMutationBody = SummaryUpdateRequest
    export type SummaryUpdateProcessMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type SummaryUpdateProcessMutationVariables = {data: SummaryUpdateRequest}

    /**
 * @summary Update a summary by voice
 */
export const useSummaryUpdateProcess = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof summaryUpdateProcess>>, TError,SummaryUpdateProcessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof summaryUpdateProcess>>,
        TError,
        SummaryUpdateProcessMutationVariables,
        TContext
      > => {
      return useMutation(getSummaryUpdateProcessMutationOptions(options), queryClient);
    }
