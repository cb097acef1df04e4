import type {
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  ProjectCreateRequest,
  ProjectListParams,
  ProjectListResponse,
  ProjectReadParams,
  ProjectResponse,
  ProjectUpdateRequest,
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

export const getProjectListUrl = (params?: ProjectListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects?${stringifiedParams}` : `/api/v1/projects`
}

/**
 * Lists the writer's projects, last changed first. For home and the navigation rail.
 * @summary List the projects
 */
export const projectList = async (params?: ProjectListParams, options?: Parameters<typeof fetcher>[1]): Promise<ProjectListResponse> => {

  return fetcher<ProjectListResponse>(getProjectListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectListQueryKey = (params?: ProjectListParams,) => {
    return [
    `/api/v1/projects`, ...(params ? [params] : [])
    ] as const;
    }


export const getProjectListQueryOptions = <TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params?: ProjectListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectList>>> = ({ signal }) => projectList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectListQueryResult = NonNullable<Awaited<ReturnType<typeof projectList>>>
export type ProjectListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectList<TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: undefined |  ProjectListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectList>>,
          TError,
          Awaited<ReturnType<typeof projectList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectList<TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: ProjectListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectList>>,
          TError,
          Awaited<ReturnType<typeof projectList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectList<TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: ProjectListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the projects
 */

export function useProjectList<TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params?: ProjectListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the projects
 */
export const prefetchProjectListQuery = async <TData = Awaited<ReturnType<typeof projectList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params?: ProjectListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectListQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectList} query
 */
export const invalidateProjectList = async (
 queryClient: QueryClient, params?: ProjectListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectListQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary List the projects
 */
export const useSetProjectListQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ProjectListParams | undefined,updater: Awaited<ReturnType<typeof projectList>> | undefined | ((old: Awaited<ReturnType<typeof projectList>> | undefined) => Awaited<ReturnType<typeof projectList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectList>>>({ exact: $exactMatch, queryKey: getProjectListQueryKey(params) }, updater);
  };
}



export const getProjectCreateUrl = () => {




  return `/api/v1/projects`
}

/**
 * Creates an empty project. For the screens home and /onboard.
 * @summary Create a project
 */
export const projectCreate = async (projectCreateRequest: ProjectCreateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ProjectResponse> => {

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
return fetcher<ProjectResponse>(getProjectCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectCreateRequest)
  }
);}





export const getProjectCreateMutationKey = () => ['projectCreate'] as const;

export const getProjectCreateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectCreate>>, TError,ProjectCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof projectCreate>>, TError,ProjectCreateMutationVariables, TContext> => {

const mutationKey = getProjectCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof projectCreate>>, ProjectCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  projectCreate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProjectCreateMutationResult = NonNullable<Awaited<ReturnType<typeof projectCreate>>>
    export type ProjectCreateMutationBody = ProjectCreateRequest
    export type ProjectCreateMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ProjectCreateMutationVariables = {data: ProjectCreateRequest}

    /**
 * @summary Create a project
 */
export const useProjectCreate = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectCreate>>, TError,ProjectCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof projectCreate>>,
        TError,
        ProjectCreateMutationVariables,
        TContext
      > => {
      return useMutation(getProjectCreateMutationOptions(options), queryClient);
    }
    export const getProjectReadUrl = (project: string,
    params?: ProjectReadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/${project}?${stringifiedParams}` : `/api/v1/projects/${project}`
}

/**
 * Returns one narrative project. The client caches it for 30 seconds.
 * @summary Get a project
 */
export const projectRead = async (project: string,
    params?: ProjectReadParams, options?: Parameters<typeof fetcher>[1]): Promise<ProjectResponse> => {

  return fetcher<ProjectResponse>(getProjectReadUrl(project,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectReadQueryKey = (project: string,
    params?: ProjectReadParams,) => {
    return [
    `/api/v1/projects/${project}`, ...(params ? [params] : [])
    ] as const;
    }


export const getProjectReadQueryOptions = <TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    params?: ProjectReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectReadQueryKey(project,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectRead>>> = ({ signal }) => projectRead(project,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectReadQueryResult = NonNullable<Awaited<ReturnType<typeof projectRead>>>
export type ProjectReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectRead<TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params: undefined |  ProjectReadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectRead>>,
          TError,
          Awaited<ReturnType<typeof projectRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectRead<TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectRead>>,
          TError,
          Awaited<ReturnType<typeof projectRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectRead<TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a project
 */

export function useProjectRead<TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: ProjectReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectReadQueryOptions(project,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a project
 */
export const prefetchProjectReadQuery = async <TData = Awaited<ReturnType<typeof projectRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    params?: ProjectReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectReadQueryOptions(project,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectRead} query
 */
export const invalidateProjectRead = async (
 queryClient: QueryClient, project: string,
    params?: ProjectReadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectReadQueryKey(project,params) }, options);

  return queryClient;
}

/**
 * @summary Get a project
 */
export const useSetProjectReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    params: ProjectReadParams | undefined,updater: Awaited<ReturnType<typeof projectRead>> | undefined | ((old: Awaited<ReturnType<typeof projectRead>> | undefined) => Awaited<ReturnType<typeof projectRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectRead>>>({ exact: $exactMatch, queryKey: getProjectReadQueryKey(project,params) }, updater);
  };
}



export const getProjectUpdateUrl = (project: string,) => {




  return `/api/v1/projects/${project}`
}

/**
 * Changes name, category or subtitle. The slug never changes. For the project header.
 * @summary Update a project
 */
export const projectUpdate = async (project: string,
    projectUpdateRequest: ProjectUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ProjectResponse> => {

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
return fetcher<ProjectResponse>(getProjectUpdateUrl(project),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectUpdateRequest)
  }
);}





export const getProjectUpdateMutationKey = () => ['projectUpdate'] as const;

export const getProjectUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectUpdate>>, TError,ProjectUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof projectUpdate>>, TError,ProjectUpdateMutationVariables, TContext> => {

const mutationKey = getProjectUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof projectUpdate>>, ProjectUpdateMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  projectUpdate(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProjectUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof projectUpdate>>>
    export type ProjectUpdateMutationBody = ProjectUpdateRequest
    export type ProjectUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ProjectUpdateMutationVariables = {project: string;data: ProjectUpdateRequest}

    /**
 * @summary Update a project
 */
export const useProjectUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectUpdate>>, TError,ProjectUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof projectUpdate>>,
        TError,
        ProjectUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getProjectUpdateMutationOptions(options), queryClient);
    }
