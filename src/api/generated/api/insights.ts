import type {
  CsrfMismatchResponse,
  ElementInsightHistoryListParams,
  ElementInsightSavedListParams,
  ElementInsightSearchParams,
  ForbiddenResponse,
  InsightListResponse,
  InsightPageResponse,
  InsightResponse,
  NotFoundResponse,
  ProjectInsightHistoryListParams,
  ProjectInsightSavedListParams,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UserInsightHistoryListParams,
  UserInsightSavedListParams,
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

export const getProjectInsightListUrl = (project: string,) => {




  return `/api/v1/development-insights/projects/${project}`
}

/**
 * Returns the current insights. For conversations about a project without an element.
 * @summary List a project's current insights
 */
export const projectInsightList = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<InsightListResponse> => {

  return fetcher<InsightListResponse>(getProjectInsightListUrl(project),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectInsightListQueryKey = (project: string,) => {
    return [
    `/api/v1/development-insights/projects/${project}`
    ] as const;
    }


export const getProjectInsightListQueryOptions = <TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectInsightListQueryKey(project);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectInsightList>>> = ({ signal }) => projectInsightList(project, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectInsightListQueryResult = NonNullable<Awaited<ReturnType<typeof projectInsightList>>>
export type ProjectInsightListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectInsightList<TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightList<TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightList<TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a project's current insights
 */

export function useProjectInsightList<TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectInsightListQueryOptions(project,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List a project's current insights
 */
export const prefetchProjectInsightListQuery = async <TData = Awaited<ReturnType<typeof projectInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectInsightListQueryOptions(project,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectInsightList} query
 */
export const invalidateProjectInsightList = async (
 queryClient: QueryClient, project: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectInsightListQueryKey(project) }, options);

  return queryClient;
}

/**
 * @summary List a project's current insights
 */
export const useSetProjectInsightListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,updater: Awaited<ReturnType<typeof projectInsightList>> | undefined | ((old: Awaited<ReturnType<typeof projectInsightList>> | undefined) => Awaited<ReturnType<typeof projectInsightList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectInsightList>>>({ exact: $exactMatch, queryKey: getProjectInsightListQueryKey(project) }, updater);
  };
}



export const getProjectInsightHistoryListUrl = (project: string,
    params?: ProjectInsightHistoryListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/projects/${project}/history?${stringifiedParams}` : `/api/v1/development-insights/projects/${project}/history`
}

/**
 * Returns all insights of the project and its elements, newest first, 30 per page. For the tab History in conversations about a project without an element.
 * @summary List a project's insight history
 */
export const projectInsightHistoryList = async (project: string,
    params?: ProjectInsightHistoryListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getProjectInsightHistoryListUrl(project,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectInsightHistoryListQueryKey = (project: string,
    params?: ProjectInsightHistoryListParams,) => {
    return [
    `/api/v1/development-insights/projects/${project}/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getProjectInsightHistoryListQueryOptions = <TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    params?: ProjectInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectInsightHistoryListQueryKey(project,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectInsightHistoryList>>> = ({ signal }) => projectInsightHistoryList(project,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectInsightHistoryListQueryResult = NonNullable<Awaited<ReturnType<typeof projectInsightHistoryList>>>
export type ProjectInsightHistoryListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectInsightHistoryList<TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params: undefined |  ProjectInsightHistoryListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightHistoryList<TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightHistoryList<TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a project's insight history
 */

export function useProjectInsightHistoryList<TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectInsightHistoryListQueryOptions(project,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List a project's insight history
 */
export const prefetchProjectInsightHistoryListQuery = async <TData = Awaited<ReturnType<typeof projectInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    params?: ProjectInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectInsightHistoryListQueryOptions(project,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectInsightHistoryList} query
 */
export const invalidateProjectInsightHistoryList = async (
 queryClient: QueryClient, project: string,
    params?: ProjectInsightHistoryListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectInsightHistoryListQueryKey(project,params) }, options);

  return queryClient;
}

/**
 * @summary List a project's insight history
 */
export const useSetProjectInsightHistoryListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    params: ProjectInsightHistoryListParams | undefined,updater: Awaited<ReturnType<typeof projectInsightHistoryList>> | undefined | ((old: Awaited<ReturnType<typeof projectInsightHistoryList>> | undefined) => Awaited<ReturnType<typeof projectInsightHistoryList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectInsightHistoryList>>>({ exact: $exactMatch, queryKey: getProjectInsightHistoryListQueryKey(project,params) }, updater);
  };
}



export const getProjectInsightSavedListUrl = (project: string,
    params?: ProjectInsightSavedListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/projects/${project}/saved?${stringifiedParams}` : `/api/v1/development-insights/projects/${project}/saved`
}

/**
 * Returns the saved insights, last saved first, 30 per page. For the tab Saved in conversations about a project without an element.
 * @summary List a project's saved insights
 */
export const projectInsightSavedList = async (project: string,
    params?: ProjectInsightSavedListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getProjectInsightSavedListUrl(project,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectInsightSavedListQueryKey = (project: string,
    params?: ProjectInsightSavedListParams,) => {
    return [
    `/api/v1/development-insights/projects/${project}/saved`, ...(params ? [params] : [])
    ] as const;
    }


export const getProjectInsightSavedListQueryOptions = <TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    params?: ProjectInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectInsightSavedListQueryKey(project,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectInsightSavedList>>> = ({ signal }) => projectInsightSavedList(project,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectInsightSavedListQueryResult = NonNullable<Awaited<ReturnType<typeof projectInsightSavedList>>>
export type ProjectInsightSavedListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectInsightSavedList<TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params: undefined |  ProjectInsightSavedListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightSavedList<TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof projectInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectInsightSavedList<TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a project's saved insights
 */

export function useProjectInsightSavedList<TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectInsightSavedListQueryOptions(project,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List a project's saved insights
 */
export const prefetchProjectInsightSavedListQuery = async <TData = Awaited<ReturnType<typeof projectInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    params?: ProjectInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectInsightSavedListQueryOptions(project,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectInsightSavedList} query
 */
export const invalidateProjectInsightSavedList = async (
 queryClient: QueryClient, project: string,
    params?: ProjectInsightSavedListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectInsightSavedListQueryKey(project,params) }, options);

  return queryClient;
}

/**
 * @summary List a project's saved insights
 */
export const useSetProjectInsightSavedListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    params: ProjectInsightSavedListParams | undefined,updater: Awaited<ReturnType<typeof projectInsightSavedList>> | undefined | ((old: Awaited<ReturnType<typeof projectInsightSavedList>> | undefined) => Awaited<ReturnType<typeof projectInsightSavedList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectInsightSavedList>>>({ exact: $exactMatch, queryKey: getProjectInsightSavedListQueryKey(project,params) }, updater);
  };
}



export const getElementInsightListUrl = (project: string,
    element: string,) => {




  return `/api/v1/development-insights/projects/${project}/narrative-elements/${element}`
}

/**
 * Returns the current insights. For the tab Current.
 * @summary List an element's current insights
 */
export const elementInsightList = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<InsightListResponse> => {

  return fetcher<InsightListResponse>(getElementInsightListUrl(project,element),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementInsightListQueryKey = (project: string,
    element: string,) => {
    return [
    `/api/v1/development-insights/projects/${project}/narrative-elements/${element}`
    ] as const;
    }


export const getElementInsightListQueryOptions = <TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementInsightListQueryKey(project,element);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementInsightList>>> = ({ signal }) => elementInsightList(project,element, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementInsightListQueryResult = NonNullable<Awaited<ReturnType<typeof elementInsightList>>>
export type ElementInsightListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementInsightList<TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightList<TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightList<TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List an element's current insights
 */

export function useElementInsightList<TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementInsightListQueryOptions(project,element,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List an element's current insights
 */
export const prefetchElementInsightListQuery = async <TData = Awaited<ReturnType<typeof elementInsightList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementInsightListQueryOptions(project,element,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementInsightList} query
 */
export const invalidateElementInsightList = async (
 queryClient: QueryClient, project: string,
    element: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementInsightListQueryKey(project,element) }, options);

  return queryClient;
}

/**
 * @summary List an element's current insights
 */
export const useSetElementInsightListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,updater: Awaited<ReturnType<typeof elementInsightList>> | undefined | ((old: Awaited<ReturnType<typeof elementInsightList>> | undefined) => Awaited<ReturnType<typeof elementInsightList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementInsightList>>>({ exact: $exactMatch, queryKey: getElementInsightListQueryKey(project,element) }, updater);
  };
}



export const getElementInsightHistoryListUrl = (project: string,
    element: string,
    params?: ElementInsightHistoryListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/history?${stringifiedParams}` : `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/history`
}

/**
 * Returns all insights, newest first, 30 per page. For the tab History.
 * @summary List an element's insight history
 */
export const elementInsightHistoryList = async (project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getElementInsightHistoryListUrl(project,element,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementInsightHistoryListQueryKey = (project: string,
    element: string,
    params?: ElementInsightHistoryListParams,) => {
    return [
    `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getElementInsightHistoryListQueryOptions = <TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementInsightHistoryListQueryKey(project,element,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementInsightHistoryList>>> = ({ signal }) => elementInsightHistoryList(project,element,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementInsightHistoryListQueryResult = NonNullable<Awaited<ReturnType<typeof elementInsightHistoryList>>>
export type ElementInsightHistoryListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementInsightHistoryList<TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: undefined |  ElementInsightHistoryListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightHistoryList<TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightHistoryList<TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List an element's insight history
 */

export function useElementInsightHistoryList<TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementInsightHistoryListQueryOptions(project,element,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List an element's insight history
 */
export const prefetchElementInsightHistoryListQuery = async <TData = Awaited<ReturnType<typeof elementInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementInsightHistoryListQueryOptions(project,element,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementInsightHistoryList} query
 */
export const invalidateElementInsightHistoryList = async (
 queryClient: QueryClient, project: string,
    element: string,
    params?: ElementInsightHistoryListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementInsightHistoryListQueryKey(project,element,params) }, options);

  return queryClient;
}

/**
 * @summary List an element's insight history
 */
export const useSetElementInsightHistoryListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,
    params: ElementInsightHistoryListParams | undefined,updater: Awaited<ReturnType<typeof elementInsightHistoryList>> | undefined | ((old: Awaited<ReturnType<typeof elementInsightHistoryList>> | undefined) => Awaited<ReturnType<typeof elementInsightHistoryList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementInsightHistoryList>>>({ exact: $exactMatch, queryKey: getElementInsightHistoryListQueryKey(project,element,params) }, updater);
  };
}



export const getElementInsightSavedListUrl = (project: string,
    element: string,
    params?: ElementInsightSavedListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/saved?${stringifiedParams}` : `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/saved`
}

/**
 * Returns the saved insights, last saved first, 30 per page. For the tab Saved.
 * @summary List an element's saved insights
 */
export const elementInsightSavedList = async (project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getElementInsightSavedListUrl(project,element,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementInsightSavedListQueryKey = (project: string,
    element: string,
    params?: ElementInsightSavedListParams,) => {
    return [
    `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/saved`, ...(params ? [params] : [])
    ] as const;
    }


export const getElementInsightSavedListQueryOptions = <TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementInsightSavedListQueryKey(project,element,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementInsightSavedList>>> = ({ signal }) => elementInsightSavedList(project,element,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementInsightSavedListQueryResult = NonNullable<Awaited<ReturnType<typeof elementInsightSavedList>>>
export type ElementInsightSavedListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementInsightSavedList<TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: undefined |  ElementInsightSavedListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightSavedList<TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof elementInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightSavedList<TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List an element's saved insights
 */

export function useElementInsightSavedList<TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementInsightSavedListQueryOptions(project,element,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List an element's saved insights
 */
export const prefetchElementInsightSavedListQuery = async <TData = Awaited<ReturnType<typeof elementInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementInsightSavedListQueryOptions(project,element,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementInsightSavedList} query
 */
export const invalidateElementInsightSavedList = async (
 queryClient: QueryClient, project: string,
    element: string,
    params?: ElementInsightSavedListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementInsightSavedListQueryKey(project,element,params) }, options);

  return queryClient;
}

/**
 * @summary List an element's saved insights
 */
export const useSetElementInsightSavedListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,
    params: ElementInsightSavedListParams | undefined,updater: Awaited<ReturnType<typeof elementInsightSavedList>> | undefined | ((old: Awaited<ReturnType<typeof elementInsightSavedList>> | undefined) => Awaited<ReturnType<typeof elementInsightSavedList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementInsightSavedList>>>({ exact: $exactMatch, queryKey: getElementInsightSavedListQueryKey(project,element,params) }, updater);
  };
}



export const getElementInsightSearchUrl = (project: string,
    element: string,
    params: ElementInsightSearchParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/search?${stringifiedParams}` : `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/search`
}

/**
 * Searches title, type, subtitles, category, content and extra attributes, 30 results per page. Needs at least 3 characters.
 * @summary Search an element's insights
 */
export const elementInsightSearch = async (project: string,
    element: string,
    params: ElementInsightSearchParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getElementInsightSearchUrl(project,element,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementInsightSearchQueryKey = (project: string,
    element: string,
    params?: ElementInsightSearchParams,) => {
    return [
    `/api/v1/development-insights/projects/${project}/narrative-elements/${element}/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getElementInsightSearchQueryOptions = <TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string,
    params: ElementInsightSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementInsightSearchQueryKey(project,element,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementInsightSearch>>> = ({ signal }) => elementInsightSearch(project,element,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementInsightSearchQueryResult = NonNullable<Awaited<ReturnType<typeof elementInsightSearch>>>
export type ElementInsightSearchQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementInsightSearch<TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: ElementInsightSearchParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightSearch>>,
          TError,
          Awaited<ReturnType<typeof elementInsightSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightSearch<TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: ElementInsightSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementInsightSearch>>,
          TError,
          Awaited<ReturnType<typeof elementInsightSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementInsightSearch<TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: ElementInsightSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search an element's insights
 */

export function useElementInsightSearch<TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string,
    params: ElementInsightSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementInsightSearchQueryOptions(project,element,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search an element's insights
 */
export const prefetchElementInsightSearchQuery = async <TData = Awaited<ReturnType<typeof elementInsightSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string,
    params: ElementInsightSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementInsightSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementInsightSearchQueryOptions(project,element,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementInsightSearch} query
 */
export const invalidateElementInsightSearch = async (
 queryClient: QueryClient, project: string,
    element: string,
    params: ElementInsightSearchParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementInsightSearchQueryKey(project,element,params) }, options);

  return queryClient;
}

/**
 * @summary Search an element's insights
 */
export const useSetElementInsightSearchQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,
    params: ElementInsightSearchParams | undefined,updater: Awaited<ReturnType<typeof elementInsightSearch>> | undefined | ((old: Awaited<ReturnType<typeof elementInsightSearch>> | undefined) => Awaited<ReturnType<typeof elementInsightSearch>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementInsightSearch>>>({ exact: $exactMatch, queryKey: getElementInsightSearchQueryKey(project,element,params) }, updater);
  };
}



export const getUserInsightListUrl = () => {




  return `/api/v1/development-insights/users/me`
}

/**
 * Returns the current insights. For conversations outside a project, such as a new story.
 * @summary List current insights outside projects
 */
export const userInsightList = async ( options?: Parameters<typeof fetcher>[1]): Promise<InsightListResponse> => {

  return fetcher<InsightListResponse>(getUserInsightListUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUserInsightListQueryKey = () => {
    return [
    `/api/v1/development-insights/users/me`
    ] as const;
    }


export const getUserInsightListQueryOptions = <TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserInsightListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userInsightList>>> = ({ signal }) => userInsightList({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserInsightListQueryResult = NonNullable<Awaited<ReturnType<typeof userInsightList>>>
export type UserInsightListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useUserInsightList<TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightList>>,
          TError,
          Awaited<ReturnType<typeof userInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightList<TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightList>>,
          TError,
          Awaited<ReturnType<typeof userInsightList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightList<TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List current insights outside projects
 */

export function useUserInsightList<TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserInsightListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List current insights outside projects
 */
export const prefetchUserInsightListQuery = async <TData = Awaited<ReturnType<typeof userInsightList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getUserInsightListQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useUserInsightList} query
 */
export const invalidateUserInsightList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserInsightListQueryKey() }, options);

  return queryClient;
}

/**
 * @summary List current insights outside projects
 */
export const useSetUserInsightListQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof userInsightList>> | undefined | ((old: Awaited<ReturnType<typeof userInsightList>> | undefined) => Awaited<ReturnType<typeof userInsightList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof userInsightList>>>({ exact: $exactMatch, queryKey: getUserInsightListQueryKey() }, updater);
  };
}



export const getUserInsightHistoryListUrl = (params?: UserInsightHistoryListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/users/me/history?${stringifiedParams}` : `/api/v1/development-insights/users/me/history`
}

/**
 * Returns all insights, newest first, 30 per page. For the tab History in conversations outside a project.
 * @summary List insight history outside projects
 */
export const userInsightHistoryList = async (params?: UserInsightHistoryListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getUserInsightHistoryListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUserInsightHistoryListQueryKey = (params?: UserInsightHistoryListParams,) => {
    return [
    `/api/v1/development-insights/users/me/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getUserInsightHistoryListQueryOptions = <TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: UserInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserInsightHistoryListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userInsightHistoryList>>> = ({ signal }) => userInsightHistoryList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserInsightHistoryListQueryResult = NonNullable<Awaited<ReturnType<typeof userInsightHistoryList>>>
export type UserInsightHistoryListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useUserInsightHistoryList<TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  UserInsightHistoryListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof userInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightHistoryList<TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightHistoryList>>,
          TError,
          Awaited<ReturnType<typeof userInsightHistoryList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightHistoryList<TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List insight history outside projects
 */

export function useUserInsightHistoryList<TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserInsightHistoryListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List insight history outside projects
 */
export const prefetchUserInsightHistoryListQuery = async <TData = Awaited<ReturnType<typeof userInsightHistoryList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: UserInsightHistoryListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightHistoryList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getUserInsightHistoryListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useUserInsightHistoryList} query
 */
export const invalidateUserInsightHistoryList = async (
 queryClient: QueryClient, params?: UserInsightHistoryListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserInsightHistoryListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List insight history outside projects
 */
export const useSetUserInsightHistoryListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: UserInsightHistoryListParams | undefined,updater: Awaited<ReturnType<typeof userInsightHistoryList>> | undefined | ((old: Awaited<ReturnType<typeof userInsightHistoryList>> | undefined) => Awaited<ReturnType<typeof userInsightHistoryList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof userInsightHistoryList>>>({ exact: $exactMatch, queryKey: getUserInsightHistoryListQueryKey(params) }, updater);
  };
}



export const getUserInsightSavedListUrl = (params?: UserInsightSavedListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/development-insights/users/me/saved?${stringifiedParams}` : `/api/v1/development-insights/users/me/saved`
}

/**
 * Returns the saved insights, last saved first, 30 per page. For the tab Saved in conversations outside a project.
 * @summary List saved insights outside projects
 */
export const userInsightSavedList = async (params?: UserInsightSavedListParams, options?: Parameters<typeof fetcher>[1]): Promise<InsightPageResponse> => {

  return fetcher<InsightPageResponse>(getUserInsightSavedListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUserInsightSavedListQueryKey = (params?: UserInsightSavedListParams,) => {
    return [
    `/api/v1/development-insights/users/me/saved`, ...(params ? [params] : [])
    ] as const;
    }


export const getUserInsightSavedListQueryOptions = <TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: UserInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserInsightSavedListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userInsightSavedList>>> = ({ signal }) => userInsightSavedList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserInsightSavedListQueryResult = NonNullable<Awaited<ReturnType<typeof userInsightSavedList>>>
export type UserInsightSavedListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useUserInsightSavedList<TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  UserInsightSavedListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof userInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightSavedList<TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInsightSavedList>>,
          TError,
          Awaited<ReturnType<typeof userInsightSavedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInsightSavedList<TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List saved insights outside projects
 */

export function useUserInsightSavedList<TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: UserInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserInsightSavedListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List saved insights outside projects
 */
export const prefetchUserInsightSavedListQuery = async <TData = Awaited<ReturnType<typeof userInsightSavedList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: UserInsightSavedListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInsightSavedList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getUserInsightSavedListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useUserInsightSavedList} query
 */
export const invalidateUserInsightSavedList = async (
 queryClient: QueryClient, params?: UserInsightSavedListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserInsightSavedListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List saved insights outside projects
 */
export const useSetUserInsightSavedListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: UserInsightSavedListParams | undefined,updater: Awaited<ReturnType<typeof userInsightSavedList>> | undefined | ((old: Awaited<ReturnType<typeof userInsightSavedList>> | undefined) => Awaited<ReturnType<typeof userInsightSavedList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof userInsightSavedList>>>({ exact: $exactMatch, queryKey: getUserInsightSavedListQueryKey(params) }, updater);
  };
}



export const getInsightSaveUrl = (insight: number,) => {




  return `/api/v1/development-insights/${insight}/save`
}

/**
 * Sets `saved_at` and replaces the save action with unsave. The client uses the insight's `actions.save`.
 * @summary Save an insight
 */
export const insightSave = async (insight: number, options?: Parameters<typeof fetcher>[1]): Promise<InsightResponse> => {

  return fetcher<InsightResponse>(getInsightSaveUrl(insight),
  {
    ...options,
    method: 'POST'


  }
);}





export const getInsightSaveMutationKey = () => ['insightSave'] as const;

export const getInsightSaveMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof insightSave>>, TError,InsightSaveMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof insightSave>>, TError,InsightSaveMutationVariables, TContext> => {

const mutationKey = getInsightSaveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof insightSave>>, InsightSaveMutationVariables> = (props) => {
          const {insight} = props ?? {};

          return  insightSave(insight,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InsightSaveMutationResult = NonNullable<Awaited<ReturnType<typeof insightSave>>>

    export type InsightSaveMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type InsightSaveMutationVariables = {insight: number}

    /**
 * @summary Save an insight
 */
export const useInsightSave = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof insightSave>>, TError,InsightSaveMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof insightSave>>,
        TError,
        InsightSaveMutationVariables,
        TContext
      > => {
      return useMutation(getInsightSaveMutationOptions(options), queryClient);
    }
    export const getInsightUnsaveUrl = (insight: number,) => {




  return `/api/v1/development-insights/${insight}/unsave`
}

/**
 * Clears `saved_at` and replaces the unsave action with save. The client uses the insight's `actions.unsave`, and sends POST even if its method is DELETE.
 * @summary Unsave an insight
 */
export const insightUnsave = async (insight: number, options?: Parameters<typeof fetcher>[1]): Promise<InsightResponse> => {

  return fetcher<InsightResponse>(getInsightUnsaveUrl(insight),
  {
    ...options,
    method: 'POST'


  }
);}





export const getInsightUnsaveMutationKey = () => ['insightUnsave'] as const;

export const getInsightUnsaveMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof insightUnsave>>, TError,InsightUnsaveMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof insightUnsave>>, TError,InsightUnsaveMutationVariables, TContext> => {

const mutationKey = getInsightUnsaveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof insightUnsave>>, InsightUnsaveMutationVariables> = (props) => {
          const {insight} = props ?? {};

          return  insightUnsave(insight,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InsightUnsaveMutationResult = NonNullable<Awaited<ReturnType<typeof insightUnsave>>>

    export type InsightUnsaveMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type InsightUnsaveMutationVariables = {insight: number}

    /**
 * @summary Unsave an insight
 */
export const useInsightUnsave = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof insightUnsave>>, TError,InsightUnsaveMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof insightUnsave>>,
        TError,
        InsightUnsaveMutationVariables,
        TContext
      > => {
      return useMutation(getInsightUnsaveMutationOptions(options), queryClient);
    }
