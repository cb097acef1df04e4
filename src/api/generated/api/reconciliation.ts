import type {
  ConflictResponse,
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  ReconciliationItemResponse,
  ReconciliationItemUpdateRequest,
  ReconciliationResponse,
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

export const getReconciliationReadUrl = (reconciliation: string,) => {




  return `/api/v1/reconciliations/${reconciliation}`
}

/**
 * Returns the proposed changes. For the reconciliation dialog, on every screen that opens it.
 * @summary Get a reconciliation review
 */
export const reconciliationRead = async (reconciliation: string, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationResponse> => {

  return fetcher<ReconciliationResponse>(getReconciliationReadUrl(reconciliation),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReconciliationReadQueryKey = (reconciliation: string,) => {
    return [
    `/api/v1/reconciliations/${reconciliation}`
    ] as const;
    }


export const getReconciliationReadQueryOptions = <TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(reconciliation: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReconciliationReadQueryKey(reconciliation);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reconciliationRead>>> = ({ signal }) => reconciliationRead(reconciliation, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reconciliation !== null && reconciliation !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReconciliationReadQueryResult = NonNullable<Awaited<ReturnType<typeof reconciliationRead>>>
export type ReconciliationReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useReconciliationRead<TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 reconciliation: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reconciliationRead>>,
          TError,
          Awaited<ReturnType<typeof reconciliationRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReconciliationRead<TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 reconciliation: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reconciliationRead>>,
          TError,
          Awaited<ReturnType<typeof reconciliationRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReconciliationRead<TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 reconciliation: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a reconciliation review
 */

export function useReconciliationRead<TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 reconciliation: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReconciliationReadQueryOptions(reconciliation,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a reconciliation review
 */
export const prefetchReconciliationReadQuery = async <TData = Awaited<ReturnType<typeof reconciliationRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, reconciliation: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reconciliationRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getReconciliationReadQueryOptions(reconciliation,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useReconciliationRead} query
 */
export const invalidateReconciliationRead = async (
 queryClient: QueryClient, reconciliation: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReconciliationReadQueryKey(reconciliation) }, options);

  return queryClient;
}

/**
 * @summary Get a reconciliation review
 */
export const useSetReconciliationReadQueryData = () => {
  const queryClient = useQueryClient();
  return (reconciliation: string,updater: Awaited<ReturnType<typeof reconciliationRead>> | undefined | ((old: Awaited<ReturnType<typeof reconciliationRead>> | undefined) => Awaited<ReturnType<typeof reconciliationRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof reconciliationRead>>>({ exact: $exactMatch, queryKey: getReconciliationReadQueryKey(reconciliation) }, updater);
  };
}



export const getReconciliationItemUpdateUrl = (reconciliation: string,
    item: number,) => {




  return `/api/v1/reconciliations/${reconciliation}/update_item/${item}`
}

/**
 * Replaces the proposed text.
 * @summary Edit a proposed change
 */
export const reconciliationItemUpdate = async (reconciliation: string,
    item: number,
    reconciliationItemUpdateRequest: ReconciliationItemUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationItemResponse> => {

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
return fetcher<ReconciliationItemResponse>(getReconciliationItemUpdateUrl(reconciliation,item),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reconciliationItemUpdateRequest)
  }
);}





export const getReconciliationItemUpdateMutationKey = () => ['reconciliationItemUpdate'] as const;

export const getReconciliationItemUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemUpdate>>, TError,ReconciliationItemUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemUpdate>>, TError,ReconciliationItemUpdateMutationVariables, TContext> => {

const mutationKey = getReconciliationItemUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconciliationItemUpdate>>, ReconciliationItemUpdateMutationVariables> = (props) => {
          const {reconciliation,item,data} = props ?? {};

          return  reconciliationItemUpdate(reconciliation,item,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconciliationItemUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof reconciliationItemUpdate>>>
    export type ReconciliationItemUpdateMutationBody = ReconciliationItemUpdateRequest
    export type ReconciliationItemUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ReconciliationItemUpdateMutationVariables = {reconciliation: string;item: number;data: ReconciliationItemUpdateRequest}

    /**
 * @summary Edit a proposed change
 */
export const useReconciliationItemUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemUpdate>>, TError,ReconciliationItemUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconciliationItemUpdate>>,
        TError,
        ReconciliationItemUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getReconciliationItemUpdateMutationOptions(options), queryClient);
    }
    export const getReconciliationItemDeleteUrl = (reconciliation: string,
    item: number,) => {




  return `/api/v1/reconciliations/${reconciliation}/update_item/${item}`
}

/**
 * Removes the change from the review. The current text stays. No body.
 * @summary Reject a proposed change
 */
export const reconciliationItemDelete = async (reconciliation: string,
    item: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getReconciliationItemDeleteUrl(reconciliation,item),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getReconciliationItemDeleteMutationKey = () => ['reconciliationItemDelete'] as const;

export const getReconciliationItemDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemDelete>>, TError,ReconciliationItemDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemDelete>>, TError,ReconciliationItemDeleteMutationVariables, TContext> => {

const mutationKey = getReconciliationItemDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconciliationItemDelete>>, ReconciliationItemDeleteMutationVariables> = (props) => {
          const {reconciliation,item} = props ?? {};

          return  reconciliationItemDelete(reconciliation,item,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconciliationItemDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof reconciliationItemDelete>>>

    export type ReconciliationItemDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ReconciliationItemDeleteMutationVariables = {reconciliation: string;item: number}

    /**
 * @summary Reject a proposed change
 */
export const useReconciliationItemDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationItemDelete>>, TError,ReconciliationItemDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconciliationItemDelete>>,
        TError,
        ReconciliationItemDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getReconciliationItemDeleteMutationOptions(options), queryClient);
    }
    export const getReconciliationProcessUrl = (reconciliation: string,) => {




  return `/api/v1/reconciliations/${reconciliation}/process`
}

/**
 * Applies all changes that weren't rejected. The event reconciliationUpdate.processed reports the result. No body.
 * @summary Apply the proposed changes
 */
export const reconciliationProcess = async (reconciliation: string, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationResponse> => {

  return fetcher<ReconciliationResponse>(getReconciliationProcessUrl(reconciliation),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReconciliationProcessMutationKey = () => ['reconciliationProcess'] as const;

export const getReconciliationProcessMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationProcess>>, TError,ReconciliationProcessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reconciliationProcess>>, TError,ReconciliationProcessMutationVariables, TContext> => {

const mutationKey = getReconciliationProcessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconciliationProcess>>, ReconciliationProcessMutationVariables> = (props) => {
          const {reconciliation} = props ?? {};

          return  reconciliationProcess(reconciliation,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconciliationProcessMutationResult = NonNullable<Awaited<ReturnType<typeof reconciliationProcess>>>

    export type ReconciliationProcessMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ReconciliationProcessMutationVariables = {reconciliation: string}

    /**
 * @summary Apply the proposed changes
 */
export const useReconciliationProcess = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconciliationProcess>>, TError,ReconciliationProcessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconciliationProcess>>,
        TError,
        ReconciliationProcessMutationVariables,
        TContext
      > => {
      return useMutation(getReconciliationProcessMutationOptions(options), queryClient);
    }
