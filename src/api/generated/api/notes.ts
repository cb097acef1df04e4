import type {
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  NoteConflict,
  NoteCreateRequest,
  NoteListParams,
  NoteListResponse,
  NoteResponse,
  NoteSectionConflict,
  NoteSectionCreateRequest,
  NoteSectionResponse,
  NoteSectionUpdateRequest,
  NoteUpdateRequest,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
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

export const getNoteListUrl = (project: string,
    params?: NoteListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/${project}/notes?${stringifiedParams}` : `/api/v1/projects/${project}/notes`
}

/**
 * Lists a project's notes, last changed first. For the screen /projects/{project_slug}/notes.
 * @summary List the notes
 */
export const noteList = async (project: string,
    params?: NoteListParams, options?: Parameters<typeof fetcher>[1]): Promise<NoteListResponse> => {

  return fetcher<NoteListResponse>(getNoteListUrl(project,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getNoteListInfiniteQueryKey = (project: string,
    params?: NoteListParams,) => {
    return [
    'infinite', `/api/v1/projects/${project}/notes`, ...(params ? [params] : [])
    ] as const;
    }

export const getNoteListQueryKey = (project: string,
    params?: NoteListParams,) => {
    return [
    `/api/v1/projects/${project}/notes`, ...(params ? [params] : [])
    ] as const;
    }


export const getNoteListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    params?: NoteListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNoteListInfiniteQueryKey(project,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof noteList>>, QueryKey, NoteListParams['page']> = ({ signal, pageParam }) => noteList(project,{...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NoteListInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof noteList>>>
export type NoteListInfiniteQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useNoteListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params: undefined |  NoteListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteList>>,
          TError,
          Awaited<ReturnType<typeof noteList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteList>>,
          TError,
          Awaited<ReturnType<typeof noteList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes
 */

export function useNoteListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNoteListInfiniteQueryOptions(project,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the notes
 */
export const prefetchNoteListInfiniteQuery = async <TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    params?: NoteListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData, QueryKey, NoteListParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getNoteListInfiniteQueryOptions(project,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useNoteListInfinite} query
 */
export const invalidateNoteListInfinite = async (
 queryClient: QueryClient, project: string,
    params?: NoteListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getNoteListInfiniteQueryKey(project,params) }, options);

  return queryClient;
}

/**
 * @summary List the notes
 */
export const useSetNoteListInfiniteQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    params: NoteListParams | undefined,updater: InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']> | undefined | ((old: InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']> | undefined) => InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<InfiniteData<Awaited<ReturnType<typeof noteList>>, NoteListParams['page']>>({ exact: $exactMatch, queryKey: getNoteListInfiniteQueryKey(project,params) }, updater);
  };
}



export const getNoteListQueryOptions = <TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    params?: NoteListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNoteListQueryKey(project,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof noteList>>> = ({ signal }) => noteList(project,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NoteListQueryResult = NonNullable<Awaited<ReturnType<typeof noteList>>>
export type NoteListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useNoteList<TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params: undefined |  NoteListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteList>>,
          TError,
          Awaited<ReturnType<typeof noteList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteList<TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteList>>,
          TError,
          Awaited<ReturnType<typeof noteList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteList<TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes
 */

export function useNoteList<TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    params?: NoteListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNoteListQueryOptions(project,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the notes
 */
export const prefetchNoteListQuery = async <TData = Awaited<ReturnType<typeof noteList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    params?: NoteListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getNoteListQueryOptions(project,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useNoteList} query
 */
export const invalidateNoteList = async (
 queryClient: QueryClient, project: string,
    params?: NoteListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getNoteListQueryKey(project,params) }, options);

  return queryClient;
}

/**
 * @summary List the notes
 */
export const useSetNoteListQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    params: NoteListParams | undefined,updater: Awaited<ReturnType<typeof noteList>> | undefined | ((old: Awaited<ReturnType<typeof noteList>> | undefined) => Awaited<ReturnType<typeof noteList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof noteList>>>({ exact: $exactMatch, queryKey: getNoteListQueryKey(project,params) }, updater);
  };
}



export const getNoteCreateUrl = (project: string,) => {




  return `/api/v1/projects/${project}/notes`
}

/**
 * Creates a note with one empty section. For the button New note on the screen /projects/{project_slug}/notes.
 * @summary Create a note
 */
export const noteCreate = async (project: string,
    noteCreateRequest: NoteCreateRequest, options?: Parameters<typeof fetcher>[1]): Promise<NoteResponse> => {

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
return fetcher<NoteResponse>(getNoteCreateUrl(project),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteCreateRequest)
  }
);}





export const getNoteCreateMutationKey = () => ['noteCreate'] as const;

export const getNoteCreateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteCreate>>, TError,NoteCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteCreate>>, TError,NoteCreateMutationVariables, TContext> => {

const mutationKey = getNoteCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteCreate>>, NoteCreateMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  noteCreate(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteCreateMutationResult = NonNullable<Awaited<ReturnType<typeof noteCreate>>>
    export type NoteCreateMutationBody = NoteCreateRequest
    export type NoteCreateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteCreateMutationVariables = {project: string;data: NoteCreateRequest}

    /**
 * @summary Create a note
 */
export const useNoteCreate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteCreate>>, TError,NoteCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteCreate>>,
        TError,
        NoteCreateMutationVariables,
        TContext
      > => {
      return useMutation(getNoteCreateMutationOptions(options), queryClient);
    }
    export const getNoteReadUrl = (project: string,
    note: number,) => {




  return `/api/v1/projects/${project}/notes/${note}`
}

/**
 * Returns the note with its sections. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Get a note
 */
export const noteRead = async (project: string,
    note: number, options?: Parameters<typeof fetcher>[1]): Promise<NoteResponse> => {

  return fetcher<NoteResponse>(getNoteReadUrl(project,note),
  {
    ...options,
    method: 'GET'


  }
);}





export const getNoteReadQueryKey = (project: string,
    note: number,) => {
    return [
    `/api/v1/projects/${project}/notes/${note}`
    ] as const;
    }


export const getNoteReadQueryOptions = <TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    note: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNoteReadQueryKey(project,note);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof noteRead>>> = ({ signal }) => noteRead(project,note, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && note !== null && note !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NoteReadQueryResult = NonNullable<Awaited<ReturnType<typeof noteRead>>>
export type NoteReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useNoteRead<TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    note: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteRead>>,
          TError,
          Awaited<ReturnType<typeof noteRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteRead<TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    note: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof noteRead>>,
          TError,
          Awaited<ReturnType<typeof noteRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNoteRead<TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    note: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a note
 */

export function useNoteRead<TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    note: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNoteReadQueryOptions(project,note,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a note
 */
export const prefetchNoteReadQuery = async <TData = Awaited<ReturnType<typeof noteRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    note: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noteRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getNoteReadQueryOptions(project,note,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useNoteRead} query
 */
export const invalidateNoteRead = async (
 queryClient: QueryClient, project: string,
    note: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getNoteReadQueryKey(project,note) }, options);

  return queryClient;
}

/**
 * @summary Get a note
 */
export const useSetNoteReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    note: number,updater: Awaited<ReturnType<typeof noteRead>> | undefined | ((old: Awaited<ReturnType<typeof noteRead>> | undefined) => Awaited<ReturnType<typeof noteRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof noteRead>>>({ exact: $exactMatch, queryKey: getNoteReadQueryKey(project,note) }, updater);
  };
}



export const getNoteUpdateUrl = (project: string,
    note: number,) => {




  return `/api/v1/projects/${project}/notes/${note}`
}

/**
 * Changes the title or the order of the sections. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Update a note's title or order
 */
export const noteUpdate = async (project: string,
    note: number,
    noteUpdateRequest: NoteUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<NoteResponse> => {

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
return fetcher<NoteResponse>(getNoteUpdateUrl(project,note),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteUpdateRequest)
  }
);}





export const getNoteUpdateMutationKey = () => ['noteUpdate'] as const;

export const getNoteUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteUpdate>>, TError,NoteUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteUpdate>>, TError,NoteUpdateMutationVariables, TContext> => {

const mutationKey = getNoteUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteUpdate>>, NoteUpdateMutationVariables> = (props) => {
          const {project,note,data} = props ?? {};

          return  noteUpdate(project,note,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof noteUpdate>>>
    export type NoteUpdateMutationBody = NoteUpdateRequest
    export type NoteUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteUpdateMutationVariables = {project: string;note: number;data: NoteUpdateRequest}

    /**
 * @summary Update a note's title or order
 */
export const useNoteUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteUpdate>>, TError,NoteUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteUpdate>>,
        TError,
        NoteUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getNoteUpdateMutationOptions(options), queryClient);
    }
    export const getNoteDeleteUrl = (project: string,
    note: number,) => {




  return `/api/v1/projects/${project}/notes/${note}`
}

/**
 * Deletes the note. It can be restored for 30 days. No body. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Delete a note
 */
export const noteDelete = async (project: string,
    note: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getNoteDeleteUrl(project,note),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getNoteDeleteMutationKey = () => ['noteDelete'] as const;

export const getNoteDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteDelete>>, TError,NoteDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteDelete>>, TError,NoteDeleteMutationVariables, TContext> => {

const mutationKey = getNoteDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteDelete>>, NoteDeleteMutationVariables> = (props) => {
          const {project,note} = props ?? {};

          return  noteDelete(project,note,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof noteDelete>>>

    export type NoteDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteDeleteMutationVariables = {project: string;note: number}

    /**
 * @summary Delete a note
 */
export const useNoteDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteDelete>>, TError,NoteDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteDelete>>,
        TError,
        NoteDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getNoteDeleteMutationOptions(options), queryClient);
    }
    export const getNoteRestoreUrl = (project: string,
    note: number,) => {




  return `/api/v1/projects/${project}/notes/${note}/restore`
}

/**
 * Restores the note unchanged. No body. For the button Undo on the screen /projects/{project_slug}/notes, and for the screen /trash.
 * @summary Restore a deleted note
 */
export const noteRestore = async (project: string,
    note: number, options?: Parameters<typeof fetcher>[1]): Promise<NoteResponse> => {

  return fetcher<NoteResponse>(getNoteRestoreUrl(project,note),
  {
    ...options,
    method: 'POST'


  }
);}





export const getNoteRestoreMutationKey = () => ['noteRestore'] as const;

export const getNoteRestoreMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteRestore>>, TError,NoteRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteRestore>>, TError,NoteRestoreMutationVariables, TContext> => {

const mutationKey = getNoteRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteRestore>>, NoteRestoreMutationVariables> = (props) => {
          const {project,note} = props ?? {};

          return  noteRestore(project,note,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof noteRestore>>>

    export type NoteRestoreMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteRestoreMutationVariables = {project: string;note: number}

    /**
 * @summary Restore a deleted note
 */
export const useNoteRestore = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteRestore>>, TError,NoteRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteRestore>>,
        TError,
        NoteRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getNoteRestoreMutationOptions(options), queryClient);
    }
    export const getNoteSectionCreateUrl = (project: string,
    note: number,) => {




  return `/api/v1/projects/${project}/notes/${note}/sections`
}

/**
 * Adds a section at the end, or after a given one. Repeated with the same `client_key`, it adds nothing. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Add a section to a note
 */
export const noteSectionCreate = async (project: string,
    note: number,
    noteSectionCreateRequest: NoteSectionCreateRequest, options?: Parameters<typeof fetcher>[1]): Promise<NoteSectionResponse> => {

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
return fetcher<NoteSectionResponse>(getNoteSectionCreateUrl(project,note),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteSectionCreateRequest)
  }
);}





export const getNoteSectionCreateMutationKey = () => ['noteSectionCreate'] as const;

export const getNoteSectionCreateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionCreate>>, TError,NoteSectionCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteSectionCreate>>, TError,NoteSectionCreateMutationVariables, TContext> => {

const mutationKey = getNoteSectionCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteSectionCreate>>, NoteSectionCreateMutationVariables> = (props) => {
          const {project,note,data} = props ?? {};

          return  noteSectionCreate(project,note,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteSectionCreateMutationResult = NonNullable<Awaited<ReturnType<typeof noteSectionCreate>>>
    export type NoteSectionCreateMutationBody = NoteSectionCreateRequest
    export type NoteSectionCreateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteSectionCreateMutationVariables = {project: string;note: number;data: NoteSectionCreateRequest}

    /**
 * @summary Add a section to a note
 */
export const useNoteSectionCreate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionCreate>>, TError,NoteSectionCreateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteSectionCreate>>,
        TError,
        NoteSectionCreateMutationVariables,
        TContext
      > => {
      return useMutation(getNoteSectionCreateMutationOptions(options), queryClient);
    }
    export const getNoteSectionUpdateUrl = (project: string,
    note: number,
    section: number,) => {




  return `/api/v1/projects/${project}/notes/${note}/sections/${section}`
}

/**
 * Changes the title or text of a section. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Update a note's section
 */
export const noteSectionUpdate = async (project: string,
    note: number,
    section: number,
    noteSectionUpdateRequest: NoteSectionUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<NoteSectionResponse> => {

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
return fetcher<NoteSectionResponse>(getNoteSectionUpdateUrl(project,note,section),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteSectionUpdateRequest)
  }
);}





export const getNoteSectionUpdateMutationKey = () => ['noteSectionUpdate'] as const;

export const getNoteSectionUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteSectionConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionUpdate>>, TError,NoteSectionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteSectionUpdate>>, TError,NoteSectionUpdateMutationVariables, TContext> => {

const mutationKey = getNoteSectionUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteSectionUpdate>>, NoteSectionUpdateMutationVariables> = (props) => {
          const {project,note,section,data} = props ?? {};

          return  noteSectionUpdate(project,note,section,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteSectionUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof noteSectionUpdate>>>
    export type NoteSectionUpdateMutationBody = NoteSectionUpdateRequest
    export type NoteSectionUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteSectionConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteSectionUpdateMutationVariables = {project: string;note: number;section: number;data: NoteSectionUpdateRequest}

    /**
 * @summary Update a note's section
 */
export const useNoteSectionUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | NoteSectionConflict | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionUpdate>>, TError,NoteSectionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteSectionUpdate>>,
        TError,
        NoteSectionUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getNoteSectionUpdateMutationOptions(options), queryClient);
    }
    export const getNoteSectionDeleteUrl = (project: string,
    note: number,
    section: number,) => {




  return `/api/v1/projects/${project}/notes/${note}/sections/${section}`
}

/**
 * Deletes the section. No body. For the screen /projects/{project_slug}/notes/{note_id}.
 * @summary Delete a note's section
 */
export const noteSectionDelete = async (project: string,
    note: number,
    section: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getNoteSectionDeleteUrl(project,note,section),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getNoteSectionDeleteMutationKey = () => ['noteSectionDelete'] as const;

export const getNoteSectionDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionDelete>>, TError,NoteSectionDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof noteSectionDelete>>, TError,NoteSectionDeleteMutationVariables, TContext> => {

const mutationKey = getNoteSectionDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteSectionDelete>>, NoteSectionDeleteMutationVariables> = (props) => {
          const {project,note,section} = props ?? {};

          return  noteSectionDelete(project,note,section,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteSectionDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof noteSectionDelete>>>

    export type NoteSectionDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type NoteSectionDeleteMutationVariables = {project: string;note: number;section: number}

    /**
 * @summary Delete a note's section
 */
export const useNoteSectionDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteSectionDelete>>, TError,NoteSectionDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteSectionDelete>>,
        TError,
        NoteSectionDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getNoteSectionDeleteMutationOptions(options), queryClient);
    }
