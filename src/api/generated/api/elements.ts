import type {
  CsrfMismatchResponse,
  ElementCreateRequest,
  ElementListParams,
  ElementListResponse,
  ElementResponse,
  ElementUpdateRequest,
  ForbiddenResponse,
  ImageUploadRequest,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RelatedElementListParams,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UploadedImageResponse,
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

export const getElementListUrl = (type: string,
    params?: ElementListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/elements/${type}?${stringifiedParams}` : `/api/v1/elements/${type}`
}

/**
 * Lists elements of one kind, or of every kind with `all`. For the screens /elements/{path...} and /projects/{project_slug}/{model_plural}. Query and response are proposed.
 * @summary List elements of one kind
 */
export const elementList = async (type: string,
    params?: ElementListParams, options?: Parameters<typeof fetcher>[1]): Promise<ElementListResponse> => {

  return fetcher<ElementListResponse>(getElementListUrl(type,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementListInfiniteQueryKey = (type: string,
    params?: ElementListParams,) => {
    return [
    'infinite', `/api/v1/elements/${type}`, ...(params ? [params] : [])
    ] as const;
    }

export const getElementListQueryKey = (type: string,
    params?: ElementListParams,) => {
    return [
    `/api/v1/elements/${type}`, ...(params ? [params] : [])
    ] as const;
    }


export const getElementListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(type: string,
    params?: ElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementListInfiniteQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementList>>, QueryKey, ElementListParams['page']> = ({ signal, pageParam }) => elementList(type,{...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof elementList>>>
export type ElementListInfiniteQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params: undefined |  ElementListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementList>>,
          TError,
          Awaited<ReturnType<typeof elementList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementList>>,
          TError,
          Awaited<ReturnType<typeof elementList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List elements of one kind
 */

export function useElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementListInfiniteQueryOptions(type,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List elements of one kind
 */
export const prefetchElementListInfiniteQuery = async <TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, type: string,
    params?: ElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData, QueryKey, ElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementListInfiniteQueryOptions(type,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementListInfinite} query
 */
export const invalidateElementListInfinite = async (
 queryClient: QueryClient, type: string,
    params?: ElementListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementListInfiniteQueryKey(type,params) }, options);

  return queryClient;
}

/**
 * @summary List elements of one kind
 */
export const useSetElementListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (type: string,
    params: ElementListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof elementList>>, ElementListParams['page']>>({ exact: $exactMatch, queryKey: getElementListInfiniteQueryKey(type,params) }, updater);
  };
}



export const getElementListQueryOptions = <TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(type: string,
    params?: ElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementListQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementList>>> = ({ signal }) => elementList(type,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementListQueryResult = NonNullable<Awaited<ReturnType<typeof elementList>>>
export type ElementListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementList<TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params: undefined |  ElementListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementList>>,
          TError,
          Awaited<ReturnType<typeof elementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementList<TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementList>>,
          TError,
          Awaited<ReturnType<typeof elementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementList<TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List elements of one kind
 */

export function useElementList<TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 type: string,
    params?: ElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementListQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List elements of one kind
 */
export const prefetchElementListQuery = async <TData = Awaited<ReturnType<typeof elementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, type: string,
    params?: ElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementListQueryOptions(type,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementList} query
 */
export const invalidateElementList = async (
 queryClient: QueryClient, type: string,
    params?: ElementListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementListQueryKey(type,params) }, options);

  return queryClient;
}

/**
 * @summary List elements of one kind
 */
export const useSetElementListQueryData = () => {
  const queryClient = useQueryClient();
  return (type: string,
    params: ElementListParams | undefined,updater: Awaited<ReturnType<typeof elementList>> | undefined | ((old: Awaited<ReturnType<typeof elementList>> | undefined) => Awaited<ReturnType<typeof elementList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementList>>>({ exact: $exactMatch, queryKey: getElementListQueryKey(type,params) }, updater);
  };
}



export const getElementCreateUrl = (project: string,) => {




  return `/api/v1/projects/${project}/elements`
}

/**
 * Creates an element, and relates it to another one if given. For the New button of the screen /projects/{project_slug}/{model_plural}.
 * @summary Create an element
 */
export const elementCreate = async (project: string,
    elementCreateRequest: ElementCreateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ElementResponse> => {

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
return fetcher<ElementResponse>(getElementCreateUrl(project),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(elementCreateRequest)
  }
);}





export const getElementCreateMutationKey = () => ['elementCreate'] as const;

export const getElementCreateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementCreate>>, TError,ElementCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementCreate>>, TError,ElementCreateMutationVariables, TContext> => {

const mutationKey = getElementCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementCreate>>, ElementCreateMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  elementCreate(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementCreateMutationResult = NonNullable<Awaited<ReturnType<typeof elementCreate>>>
    export type ElementCreateMutationBody = ElementCreateRequest
    export type ElementCreateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementCreateMutationVariables = {project: string;data: ElementCreateRequest}

    /**
 * @summary Create an element
 */
export const useElementCreate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementCreate>>, TError,ElementCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementCreate>>,
        TError,
        ElementCreateMutationVariables,
        TContext
      > => {
      return useMutation(getElementCreateMutationOptions(options), queryClient);
    }
    export const getElementReadUrl = (project: string,
    element: string,) => {




  return `/api/v1/projects/${project}/elements/${element}`
}

/**
 * Returns the element with all its fields. For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}.
 * @summary Get an element
 */
export const elementRead = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<ElementResponse> => {

  return fetcher<ElementResponse>(getElementReadUrl(project,element),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementReadQueryKey = (project: string,
    element: string,) => {
    return [
    `/api/v1/projects/${project}/elements/${element}`
    ] as const;
    }


export const getElementReadQueryOptions = <TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementReadQueryKey(project,element);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementRead>>> = ({ signal }) => elementRead(project,element, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementReadQueryResult = NonNullable<Awaited<ReturnType<typeof elementRead>>>
export type ElementReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementRead<TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementRead>>,
          TError,
          Awaited<ReturnType<typeof elementRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementRead<TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementRead>>,
          TError,
          Awaited<ReturnType<typeof elementRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementRead<TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an element
 */

export function useElementRead<TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementReadQueryOptions(project,element,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get an element
 */
export const prefetchElementReadQuery = async <TData = Awaited<ReturnType<typeof elementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementReadQueryOptions(project,element,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementRead} query
 */
export const invalidateElementRead = async (
 queryClient: QueryClient, project: string,
    element: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementReadQueryKey(project,element) }, options);

  return queryClient;
}

/**
 * @summary Get an element
 */
export const useSetElementReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,updater: Awaited<ReturnType<typeof elementRead>> | undefined | ((old: Awaited<ReturnType<typeof elementRead>> | undefined) => Awaited<ReturnType<typeof elementRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementRead>>>({ exact: $exactMatch, queryKey: getElementReadQueryKey(project,element) }, updater);
  };
}



export const getElementUpdateUrl = (project: string,
    element: string,) => {




  return `/api/v1/projects/${project}/elements/${element}`
}

/**
 * Changes the given fields. The slug never changes. For the edit dialog of an element.
 * @summary Update an element
 */
export const elementUpdate = async (project: string,
    element: string,
    elementUpdateRequest: ElementUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ElementResponse> => {

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
return fetcher<ElementResponse>(getElementUpdateUrl(project,element),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(elementUpdateRequest)
  }
);}





export const getElementUpdateMutationKey = () => ['elementUpdate'] as const;

export const getElementUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementUpdate>>, TError,ElementUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementUpdate>>, TError,ElementUpdateMutationVariables, TContext> => {

const mutationKey = getElementUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementUpdate>>, ElementUpdateMutationVariables> = (props) => {
          const {project,element,data} = props ?? {};

          return  elementUpdate(project,element,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof elementUpdate>>>
    export type ElementUpdateMutationBody = ElementUpdateRequest
    export type ElementUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementUpdateMutationVariables = {project: string;element: string;data: ElementUpdateRequest}

    /**
 * @summary Update an element
 */
export const useElementUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementUpdate>>, TError,ElementUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementUpdate>>,
        TError,
        ElementUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getElementUpdateMutationOptions(options), queryClient);
    }
    export const getElementDeleteUrl = (project: string,
    element: string,) => {




  return `/api/v1/projects/${project}/elements/${element}`
}

/**
 * Deletes the element. It can be restored for 30 days. No body. For the delete dialog of an element.
 * @summary Delete an element
 */
export const elementDelete = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getElementDeleteUrl(project,element),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getElementDeleteMutationKey = () => ['elementDelete'] as const;

export const getElementDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementDelete>>, TError,ElementDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementDelete>>, TError,ElementDeleteMutationVariables, TContext> => {

const mutationKey = getElementDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementDelete>>, ElementDeleteMutationVariables> = (props) => {
          const {project,element} = props ?? {};

          return  elementDelete(project,element,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof elementDelete>>>

    export type ElementDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementDeleteMutationVariables = {project: string;element: string}

    /**
 * @summary Delete an element
 */
export const useElementDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementDelete>>, TError,ElementDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementDelete>>,
        TError,
        ElementDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getElementDeleteMutationOptions(options), queryClient);
    }
    export const getElementRestoreUrl = (project: string,
    element: string,) => {




  return `/api/v1/projects/${project}/elements/${element}/restore`
}

/**
 * Restores the element unchanged. No body. For the button Undo after an element was deleted, and for the screen /trash.
 * @summary Restore a deleted element
 */
export const elementRestore = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<ElementResponse> => {

  return fetcher<ElementResponse>(getElementRestoreUrl(project,element),
  {
    ...options,
    method: 'POST'


  }
);}





export const getElementRestoreMutationKey = () => ['elementRestore'] as const;

export const getElementRestoreMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementRestore>>, TError,ElementRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementRestore>>, TError,ElementRestoreMutationVariables, TContext> => {

const mutationKey = getElementRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementRestore>>, ElementRestoreMutationVariables> = (props) => {
          const {project,element} = props ?? {};

          return  elementRestore(project,element,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof elementRestore>>>

    export type ElementRestoreMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementRestoreMutationVariables = {project: string;element: string}

    /**
 * @summary Restore a deleted element
 */
export const useElementRestore = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementRestore>>, TError,ElementRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementRestore>>,
        TError,
        ElementRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getElementRestoreMutationOptions(options), queryClient);
    }
    export const getRelatedElementListUrl = (project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/${project}/elements/${element}/related/${type}?${stringifiedParams}` : `/api/v1/projects/${project}/elements/${element}/related/${type}`
}

/**
 * Lists the elements of one kind that are related to this element. For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}/{related_model_plural}.
 * @summary List related elements of one kind
 */
export const relatedElementList = async (project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: Parameters<typeof fetcher>[1]): Promise<ElementListResponse> => {

  return fetcher<ElementListResponse>(getRelatedElementListUrl(project,element,type,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getRelatedElementListInfiniteQueryKey = (project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams,) => {
    return [
    'infinite', `/api/v1/projects/${project}/elements/${element}/related/${type}`, ...(params ? [params] : [])
    ] as const;
    }

export const getRelatedElementListQueryKey = (project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams,) => {
    return [
    `/api/v1/projects/${project}/elements/${element}/related/${type}`, ...(params ? [params] : [])
    ] as const;
    }


export const getRelatedElementListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRelatedElementListInfiniteQueryKey(project,element,type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof relatedElementList>>, QueryKey, RelatedElementListParams['page']> = ({ signal, pageParam }) => relatedElementList(project,element,type,{...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined && type !== null && type !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RelatedElementListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof relatedElementList>>>
export type RelatedElementListInfiniteQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useRelatedElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params: undefined |  RelatedElementListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedElementList>>,
          TError,
          Awaited<ReturnType<typeof relatedElementList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedElementList>>,
          TError,
          Awaited<ReturnType<typeof relatedElementList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List related elements of one kind
 */

export function useRelatedElementListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRelatedElementListInfiniteQueryOptions(project,element,type,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List related elements of one kind
 */
export const prefetchRelatedElementListInfiniteQuery = async <TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData, QueryKey, RelatedElementListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getRelatedElementListInfiniteQueryOptions(project,element,type,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useRelatedElementListInfinite} query
 */
export const invalidateRelatedElementListInfinite = async (
 queryClient: QueryClient, project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRelatedElementListInfiniteQueryKey(project,element,type,params) }, options);

  return queryClient;
}

/**
 * @summary List related elements of one kind
 */
export const useSetRelatedElementListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,
    type: string,
    params: RelatedElementListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof relatedElementList>>, RelatedElementListParams['page']>>({ exact: $exactMatch, queryKey: getRelatedElementListInfiniteQueryKey(project,element,type,params) }, updater);
  };
}



export const getRelatedElementListQueryOptions = <TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRelatedElementListQueryKey(project,element,type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof relatedElementList>>> = ({ signal }) => relatedElementList(project,element,type,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined && type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RelatedElementListQueryResult = NonNullable<Awaited<ReturnType<typeof relatedElementList>>>
export type RelatedElementListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useRelatedElementList<TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params: undefined |  RelatedElementListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedElementList>>,
          TError,
          Awaited<ReturnType<typeof relatedElementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedElementList<TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedElementList>>,
          TError,
          Awaited<ReturnType<typeof relatedElementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedElementList<TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List related elements of one kind
 */

export function useRelatedElementList<TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRelatedElementListQueryOptions(project,element,type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List related elements of one kind
 */
export const prefetchRelatedElementListQuery = async <TData = Awaited<ReturnType<typeof relatedElementList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedElementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getRelatedElementListQueryOptions(project,element,type,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useRelatedElementList} query
 */
export const invalidateRelatedElementList = async (
 queryClient: QueryClient, project: string,
    element: string,
    type: string,
    params?: RelatedElementListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRelatedElementListQueryKey(project,element,type,params) }, options);

  return queryClient;
}

/**
 * @summary List related elements of one kind
 */
export const useSetRelatedElementListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,
    type: string,
    params: RelatedElementListParams | undefined,updater: Awaited<ReturnType<typeof relatedElementList>> | undefined | ((old: Awaited<ReturnType<typeof relatedElementList>> | undefined) => Awaited<ReturnType<typeof relatedElementList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof relatedElementList>>>({ exact: $exactMatch, queryKey: getRelatedElementListQueryKey(project,element,type,params) }, updater);
  };
}



export const getElementImageUploadUrl = (project: string,
    element: string,) => {




  return `/api/v1/projects/${project}/elements/${element}/images`
}

/**
 * Replaces the element's image. With the reserved slug `moodboard`, adds an image to the moodboard (proposed).
 * @summary Upload an element image
 */
export const elementImageUpload = async (project: string,
    element: string,
    imageUploadRequest: ImageUploadRequest, options?: Parameters<typeof fetcher>[1]): Promise<UploadedImageResponse> => {
    const formData = new FormData();
formData.append(`image`, imageUploadRequest.image);
if(imageUploadRequest.caption !== undefined) {
 formData.append(`caption`, imageUploadRequest.caption);
 }
if(imageUploadRequest.alt !== undefined) {
 formData.append(`alt`, imageUploadRequest.alt);
 }

  return fetcher<UploadedImageResponse>(getElementImageUploadUrl(project,element),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getElementImageUploadMutationKey = () => ['elementImageUpload'] as const;

export const getElementImageUploadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementImageUpload>>, TError,ElementImageUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementImageUpload>>, TError,ElementImageUploadMutationVariables, TContext> => {

const mutationKey = getElementImageUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementImageUpload>>, ElementImageUploadMutationVariables> = (props) => {
          const {project,element,data} = props ?? {};

          return  elementImageUpload(project,element,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementImageUploadMutationResult = NonNullable<Awaited<ReturnType<typeof elementImageUpload>>>
    export type ElementImageUploadMutationBody = ImageUploadRequest
    export type ElementImageUploadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementImageUploadMutationVariables = {project: string;element: string;data: ImageUploadRequest}

    /**
 * @summary Upload an element image
 */
export const useElementImageUpload = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementImageUpload>>, TError,ElementImageUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementImageUpload>>,
        TError,
        ElementImageUploadMutationVariables,
        TContext
      > => {
      return useMutation(getElementImageUploadMutationOptions(options), queryClient);
    }
