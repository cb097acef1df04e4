import type {
  ConflictResponse,
  CsrfMismatchResponse,
  ForbiddenResponse,
  InvoiceListParams,
  InvoiceListResponse,
  InvoiceResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  SubscriptionResponse,
  SubscriptionUpdateRequest,
  TooManyRequestsResponse,
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

export const getSubscriptionReadUrl = () => {




  return `/api/v1/subscriptions`
}

/**
 * Returns the current subscription, the trial and the available plans. For the section Subscription of the profile.
 * @summary Get subscription, trial and plans
 */
export const subscriptionRead = async ( options?: Parameters<typeof fetcher>[1]): Promise<SubscriptionResponse> => {

  return fetcher<SubscriptionResponse>(getSubscriptionReadUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSubscriptionReadQueryKey = () => {
    return [
    `/api/v1/subscriptions`
    ] as const;
    }


export const getSubscriptionReadQueryOptions = <TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSubscriptionReadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof subscriptionRead>>> = ({ signal }) => subscriptionRead({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SubscriptionReadQueryResult = NonNullable<Awaited<ReturnType<typeof subscriptionRead>>>
export type SubscriptionReadQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSubscriptionRead<TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof subscriptionRead>>,
          TError,
          Awaited<ReturnType<typeof subscriptionRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSubscriptionRead<TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof subscriptionRead>>,
          TError,
          Awaited<ReturnType<typeof subscriptionRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSubscriptionRead<TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get subscription, trial and plans
 */

export function useSubscriptionRead<TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSubscriptionReadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get subscription, trial and plans
 */
export const prefetchSubscriptionReadQuery = async <TData = Awaited<ReturnType<typeof subscriptionRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof subscriptionRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSubscriptionReadQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSubscriptionRead} query
 */
export const invalidateSubscriptionRead = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSubscriptionReadQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Get subscription, trial and plans
 */
export const useSetSubscriptionReadQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof subscriptionRead>> | undefined | ((old: Awaited<ReturnType<typeof subscriptionRead>> | undefined) => Awaited<ReturnType<typeof subscriptionRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof subscriptionRead>>>({ exact: $exactMatch, queryKey: getSubscriptionReadQueryKey() }, updater);
  };
}



export const getSubscriptionUpdateUrl = (subscription: number,) => {




  return `/api/v1/subscriptions/${subscription}`
}

/**
 * Switches to another price at once: the current plan ends, and a new period starts today and is charged in full. The current price resumes a cancelled plan and costs nothing.
 * @summary Change or resume the plan
 */
export const subscriptionUpdate = async (subscription: number,
    subscriptionUpdateRequest: SubscriptionUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<SubscriptionResponse> => {

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
return fetcher<SubscriptionResponse>(getSubscriptionUpdateUrl(subscription),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscriptionUpdateRequest)
  }
);}





export const getSubscriptionUpdateMutationKey = () => ['subscriptionUpdate'] as const;

export const getSubscriptionUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscriptionUpdate>>, TError,SubscriptionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof subscriptionUpdate>>, TError,SubscriptionUpdateMutationVariables, TContext> => {

const mutationKey = getSubscriptionUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscriptionUpdate>>, SubscriptionUpdateMutationVariables> = (props) => {
          const {subscription,data} = props ?? {};

          return  subscriptionUpdate(subscription,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubscriptionUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof subscriptionUpdate>>>
    export type SubscriptionUpdateMutationBody = SubscriptionUpdateRequest
    export type SubscriptionUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type SubscriptionUpdateMutationVariables = {subscription: number;data: SubscriptionUpdateRequest}

    /**
 * @summary Change or resume the plan
 */
export const useSubscriptionUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscriptionUpdate>>, TError,SubscriptionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscriptionUpdate>>,
        TError,
        SubscriptionUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getSubscriptionUpdateMutationOptions(options), queryClient);
    }
    export const getSubscriptionCancelUrl = (subscription: number,) => {




  return `/api/v1/subscriptions/${subscription}`
}

/**
 * Cancels the plan. It stays usable until `ends_at`, and all stories stay. No body.
 * @summary Cancel the plan
 */
export const subscriptionCancel = async (subscription: number, options?: Parameters<typeof fetcher>[1]): Promise<SubscriptionResponse> => {

  return fetcher<SubscriptionResponse>(getSubscriptionCancelUrl(subscription),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getSubscriptionCancelMutationKey = () => ['subscriptionCancel'] as const;

export const getSubscriptionCancelMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscriptionCancel>>, TError,SubscriptionCancelMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof subscriptionCancel>>, TError,SubscriptionCancelMutationVariables, TContext> => {

const mutationKey = getSubscriptionCancelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscriptionCancel>>, SubscriptionCancelMutationVariables> = (props) => {
          const {subscription} = props ?? {};

          return  subscriptionCancel(subscription,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubscriptionCancelMutationResult = NonNullable<Awaited<ReturnType<typeof subscriptionCancel>>>

    export type SubscriptionCancelMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type SubscriptionCancelMutationVariables = {subscription: number}

    /**
 * @summary Cancel the plan
 */
export const useSubscriptionCancel = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscriptionCancel>>, TError,SubscriptionCancelMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscriptionCancel>>,
        TError,
        SubscriptionCancelMutationVariables,
        TContext
      > => {
      return useMutation(getSubscriptionCancelMutationOptions(options), queryClient);
    }
    export const getInvoiceListUrl = (params?: InvoiceListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/subscriptions/invoices?${stringifiedParams}` : `/api/v1/subscriptions/invoices`
}

/**
 * Lists the writer's invoices, newest first.
 * @summary List the invoices
 */
export const invoiceList = async (params?: InvoiceListParams, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceListResponse> => {

  return fetcher<InvoiceListResponse>(getInvoiceListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getInvoiceListInfiniteQueryKey = (params?: InvoiceListParams,) => {
    return [
    'infinite', `/api/v1/subscriptions/invoices`, ...(params ? [params] : [])
    ] as const;
    }

export const getInvoiceListQueryKey = (params?: InvoiceListParams,) => {
    return [
    `/api/v1/subscriptions/invoices`, ...(params ? [params] : [])
    ] as const;
    }


export const getInvoiceListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: InvoiceListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInvoiceListInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof invoiceList>>, QueryKey, InvoiceListParams['page']> = ({ signal, pageParam }) => invoiceList({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InvoiceListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof invoiceList>>>
export type InvoiceListInfiniteQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useInvoiceListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  InvoiceListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceList>>,
          TError,
          Awaited<ReturnType<typeof invoiceList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceList>>,
          TError,
          Awaited<ReturnType<typeof invoiceList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the invoices
 */

export function useInvoiceListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInvoiceListInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the invoices
 */
export const prefetchInvoiceListInfiniteQuery = async <TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: InvoiceListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData, QueryKey, InvoiceListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getInvoiceListInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useInvoiceListInfinite} query
 */
export const invalidateInvoiceListInfinite = async (
 queryClient: QueryClient, params?: InvoiceListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInvoiceListInfiniteQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the invoices
 */
export const useSetInvoiceListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (params: InvoiceListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof invoiceList>>, InvoiceListParams['page']>>({ exact: $exactMatch, queryKey: getInvoiceListInfiniteQueryKey(params) }, updater);
  };
}



export const getInvoiceListQueryOptions = <TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: InvoiceListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInvoiceListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof invoiceList>>> = ({ signal }) => invoiceList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InvoiceListQueryResult = NonNullable<Awaited<ReturnType<typeof invoiceList>>>
export type InvoiceListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useInvoiceList<TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  InvoiceListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceList>>,
          TError,
          Awaited<ReturnType<typeof invoiceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceList<TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceList>>,
          TError,
          Awaited<ReturnType<typeof invoiceList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceList<TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the invoices
 */

export function useInvoiceList<TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: InvoiceListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInvoiceListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the invoices
 */
export const prefetchInvoiceListQuery = async <TData = Awaited<ReturnType<typeof invoiceList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: InvoiceListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getInvoiceListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useInvoiceList} query
 */
export const invalidateInvoiceList = async (
 queryClient: QueryClient, params?: InvoiceListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInvoiceListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the invoices
 */
export const useSetInvoiceListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: InvoiceListParams | undefined,updater: Awaited<ReturnType<typeof invoiceList>> | undefined | ((old: Awaited<ReturnType<typeof invoiceList>> | undefined) => Awaited<ReturnType<typeof invoiceList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof invoiceList>>>({ exact: $exactMatch, queryKey: getInvoiceListQueryKey(params) }, updater);
  };
}



export const getInvoiceReadUrl = (invoice: number,) => {




  return `/api/v1/subscriptions/invoices/${invoice}`
}

/**
 * Returns the invoice with its lines and, if there is one, the address of its PDF.
 * @summary Get an invoice
 */
export const invoiceRead = async (invoice: number, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceResponse> => {

  return fetcher<InvoiceResponse>(getInvoiceReadUrl(invoice),
  {
    ...options,
    method: 'GET'


  }
);}





export const getInvoiceReadQueryKey = (invoice: number,) => {
    return [
    `/api/v1/subscriptions/invoices/${invoice}`
    ] as const;
    }


export const getInvoiceReadQueryOptions = <TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInvoiceReadQueryKey(invoice);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof invoiceRead>>> = ({ signal }) => invoiceRead(invoice, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: invoice !== null && invoice !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InvoiceReadQueryResult = NonNullable<Awaited<ReturnType<typeof invoiceRead>>>
export type InvoiceReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useInvoiceRead<TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceRead>>,
          TError,
          Awaited<ReturnType<typeof invoiceRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceRead<TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceRead>>,
          TError,
          Awaited<ReturnType<typeof invoiceRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceRead<TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an invoice
 */

export function useInvoiceRead<TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInvoiceReadQueryOptions(invoice,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get an invoice
 */
export const prefetchInvoiceReadQuery = async <TData = Awaited<ReturnType<typeof invoiceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getInvoiceReadQueryOptions(invoice,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useInvoiceRead} query
 */
export const invalidateInvoiceRead = async (
 queryClient: QueryClient, invoice: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInvoiceReadQueryKey(invoice) }, options);

  return queryClient;
}

/**
 * @summary Get an invoice
 */
export const useSetInvoiceReadQueryData = () => {
  const queryClient = useQueryClient();
  return (invoice: number,updater: Awaited<ReturnType<typeof invoiceRead>> | undefined | ((old: Awaited<ReturnType<typeof invoiceRead>> | undefined) => Awaited<ReturnType<typeof invoiceRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof invoiceRead>>>({ exact: $exactMatch, queryKey: getInvoiceReadQueryKey(invoice) }, updater);
  };
}



export const getInvoiceFileReadUrl = (invoice: number,) => {




  return `/api/v1/subscriptions/invoices/${invoice}/pdf`
}

/**
 * Returns the invoice as a PDF file. For the invoices in the section Subscription of the profile. The client gets the address from the invoice's `download_url`, sends its token, and prefers JSON to PDF in `Accept`, so that errors are JSON.
 * @summary Download an invoice as PDF
 */
export const invoiceFileRead = async (invoice: number, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getInvoiceFileReadUrl(invoice),
  {
    ...options,
    method: 'GET'


  }
);}





export const getInvoiceFileReadQueryKey = (invoice: number,) => {
    return [
    `/api/v1/subscriptions/invoices/${invoice}/pdf`
    ] as const;
    }


export const getInvoiceFileReadQueryOptions = <TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInvoiceFileReadQueryKey(invoice);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof invoiceFileRead>>> = ({ signal }) => invoiceFileRead(invoice, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: invoice !== null && invoice !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InvoiceFileReadQueryResult = NonNullable<Awaited<ReturnType<typeof invoiceFileRead>>>
export type InvoiceFileReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useInvoiceFileRead<TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceFileRead>>,
          TError,
          Awaited<ReturnType<typeof invoiceFileRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceFileRead<TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof invoiceFileRead>>,
          TError,
          Awaited<ReturnType<typeof invoiceFileRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInvoiceFileRead<TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an invoice as PDF
 */

export function useInvoiceFileRead<TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInvoiceFileReadQueryOptions(invoice,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Download an invoice as PDF
 */
export const prefetchInvoiceFileReadQuery = async <TData = Awaited<ReturnType<typeof invoiceFileRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, invoice: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof invoiceFileRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getInvoiceFileReadQueryOptions(invoice,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useInvoiceFileRead} query
 */
export const invalidateInvoiceFileRead = async (
 queryClient: QueryClient, invoice: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInvoiceFileReadQueryKey(invoice) }, options);

  return queryClient;
}

/**
 * @summary Download an invoice as PDF
 */
export const useSetInvoiceFileReadQueryData = () => {
  const queryClient = useQueryClient();
  return (invoice: number,updater: Awaited<ReturnType<typeof invoiceFileRead>> | undefined | ((old: Awaited<ReturnType<typeof invoiceFileRead>> | undefined) => Awaited<ReturnType<typeof invoiceFileRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof invoiceFileRead>>>({ exact: $exactMatch, queryKey: getInvoiceFileReadQueryKey(invoice) }, updater);
  };
}



