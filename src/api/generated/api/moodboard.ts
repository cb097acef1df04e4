import type {
  CsrfMismatchResponse,
  ForbiddenResponse,
  MoodboardReplaceRequest,
  MoodboardResponse,
  NotFoundResponse,
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

export const getMoodboardReadUrl = (project: string,) => {




  return `/api/v1/projects/${project}/moodboard`
}

/**
 * Returns the images in display order. For the screen /projects/{project_slug}/moodboard.
 * @summary Get the moodboard
 */
export const moodboardRead = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<MoodboardResponse> => {

  return fetcher<MoodboardResponse>(getMoodboardReadUrl(project),
  {
    ...options,
    method: 'GET'


  }
);}





export const getMoodboardReadQueryKey = (project: string,) => {
    return [
    `/api/v1/projects/${project}/moodboard`
    ] as const;
    }


export const getMoodboardReadQueryOptions = <TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMoodboardReadQueryKey(project);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof moodboardRead>>> = ({ signal }) => moodboardRead(project, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MoodboardReadQueryResult = NonNullable<Awaited<ReturnType<typeof moodboardRead>>>
export type MoodboardReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useMoodboardRead<TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof moodboardRead>>,
          TError,
          Awaited<ReturnType<typeof moodboardRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMoodboardRead<TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof moodboardRead>>,
          TError,
          Awaited<ReturnType<typeof moodboardRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMoodboardRead<TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the moodboard
 */

export function useMoodboardRead<TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMoodboardReadQueryOptions(project,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the moodboard
 */
export const prefetchMoodboardReadQuery = async <TData = Awaited<ReturnType<typeof moodboardRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof moodboardRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getMoodboardReadQueryOptions(project,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useMoodboardRead} query
 */
export const invalidateMoodboardRead = async (
 queryClient: QueryClient, project: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getMoodboardReadQueryKey(project) }, options);

  return queryClient;
}

/**
 * @summary Get the moodboard
 */
export const useSetMoodboardReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,updater: Awaited<ReturnType<typeof moodboardRead>> | undefined | ((old: Awaited<ReturnType<typeof moodboardRead>> | undefined) => Awaited<ReturnType<typeof moodboardRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof moodboardRead>>>({ exact: $exactMatch, queryKey: getMoodboardReadQueryKey(project) }, updater);
  };
}



export const getMoodboardReplaceUrl = (project: string,) => {




  return `/api/v1/projects/${project}/moodboard`
}

/**
 * Saves the order, captions and alt texts of the images. For the screen /projects/{project_slug}/moodboard.
 * @summary Save the moodboard
 */
export const moodboardReplace = async (project: string,
    moodboardReplaceRequest: MoodboardReplaceRequest, options?: Parameters<typeof fetcher>[1]): Promise<MoodboardResponse> => {

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
return fetcher<MoodboardResponse>(getMoodboardReplaceUrl(project),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moodboardReplaceRequest)
  }
);}





export const getMoodboardReplaceMutationKey = () => ['moodboardReplace'] as const;

export const getMoodboardReplaceMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardReplace>>, TError,MoodboardReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof moodboardReplace>>, TError,MoodboardReplaceMutationVariables, TContext> => {

const mutationKey = getMoodboardReplaceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moodboardReplace>>, MoodboardReplaceMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  moodboardReplace(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoodboardReplaceMutationResult = NonNullable<Awaited<ReturnType<typeof moodboardReplace>>>
    export type MoodboardReplaceMutationBody = MoodboardReplaceRequest
    export type MoodboardReplaceMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type MoodboardReplaceMutationVariables = {project: string;data: MoodboardReplaceRequest}

    /**
 * @summary Save the moodboard
 */
export const useMoodboardReplace = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardReplace>>, TError,MoodboardReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moodboardReplace>>,
        TError,
        MoodboardReplaceMutationVariables,
        TContext
      > => {
      return useMutation(getMoodboardReplaceMutationOptions(options), queryClient);
    }
    export const getMoodboardItemDeleteUrl = (project: string,
    item: number,) => {




  return `/api/v1/projects/${project}/moodboard/${item}`
}

/**
 * Removes the image. It can be restored for 30 days. No body. For the screen /projects/{project_slug}/moodboard.
 * @summary Remove an image from the moodboard
 */
export const moodboardItemDelete = async (project: string,
    item: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getMoodboardItemDeleteUrl(project,item),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getMoodboardItemDeleteMutationKey = () => ['moodboardItemDelete'] as const;

export const getMoodboardItemDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardItemDelete>>, TError,MoodboardItemDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof moodboardItemDelete>>, TError,MoodboardItemDeleteMutationVariables, TContext> => {

const mutationKey = getMoodboardItemDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moodboardItemDelete>>, MoodboardItemDeleteMutationVariables> = (props) => {
          const {project,item} = props ?? {};

          return  moodboardItemDelete(project,item,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoodboardItemDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof moodboardItemDelete>>>

    export type MoodboardItemDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type MoodboardItemDeleteMutationVariables = {project: string;item: number}

    /**
 * @summary Remove an image from the moodboard
 */
export const useMoodboardItemDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardItemDelete>>, TError,MoodboardItemDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moodboardItemDelete>>,
        TError,
        MoodboardItemDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getMoodboardItemDeleteMutationOptions(options), queryClient);
    }
    export const getMoodboardItemRestoreUrl = (project: string,
    item: number,) => {




  return `/api/v1/projects/${project}/moodboard/${item}/restore`
}

/**
 * Restores the image at its old position. No body. For the button Undo on the screen /projects/{project_slug}/moodboard, and for the screen /trash.
 * @summary Restore a moodboard image
 */
export const moodboardItemRestore = async (project: string,
    item: number, options?: Parameters<typeof fetcher>[1]): Promise<MoodboardResponse> => {

  return fetcher<MoodboardResponse>(getMoodboardItemRestoreUrl(project,item),
  {
    ...options,
    method: 'POST'


  }
);}





export const getMoodboardItemRestoreMutationKey = () => ['moodboardItemRestore'] as const;

export const getMoodboardItemRestoreMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardItemRestore>>, TError,MoodboardItemRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof moodboardItemRestore>>, TError,MoodboardItemRestoreMutationVariables, TContext> => {

const mutationKey = getMoodboardItemRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moodboardItemRestore>>, MoodboardItemRestoreMutationVariables> = (props) => {
          const {project,item} = props ?? {};

          return  moodboardItemRestore(project,item,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoodboardItemRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof moodboardItemRestore>>>

    export type MoodboardItemRestoreMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type MoodboardItemRestoreMutationVariables = {project: string;item: number}

    /**
 * @summary Restore a moodboard image
 */
export const useMoodboardItemRestore = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moodboardItemRestore>>, TError,MoodboardItemRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moodboardItemRestore>>,
        TError,
        MoodboardItemRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getMoodboardItemRestoreMutationOptions(options), queryClient);
    }
