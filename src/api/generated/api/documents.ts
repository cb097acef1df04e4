import type {
  CsrfMismatchResponse,
  DocumentConflict,
  DocumentReplaceRequest,
  DocumentResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
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

export const getDocumentReadUrl = (project: string,) => {




  return `/api/v1/projects/${project}/document`
}

/**
 * Returns the manuscript. One that was never saved is empty and has version 1. For the screen /projects/{project_slug}/write.
 * @summary Get the manuscript
 */
export const documentRead = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<DocumentResponse> => {

  return fetcher<DocumentResponse>(getDocumentReadUrl(project),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDocumentReadQueryKey = (project: string,) => {
    return [
    `/api/v1/projects/${project}/document`
    ] as const;
    }


export const getDocumentReadQueryOptions = <TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDocumentReadQueryKey(project);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof documentRead>>> = ({ signal }) => documentRead(project, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DocumentReadQueryResult = NonNullable<Awaited<ReturnType<typeof documentRead>>>
export type DocumentReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useDocumentRead<TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDocumentRead<TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDocumentRead<TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the manuscript
 */

export function useDocumentRead<TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDocumentReadQueryOptions(project,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the manuscript
 */
export const prefetchDocumentReadQuery = async <TData = Awaited<ReturnType<typeof documentRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getDocumentReadQueryOptions(project,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useDocumentRead} query
 */
export const invalidateDocumentRead = async (
 queryClient: QueryClient, project: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDocumentReadQueryKey(project) }, options);

  return queryClient;
}

/**
 * @summary Get the manuscript
 */
export const useSetDocumentReadQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,updater: Awaited<ReturnType<typeof documentRead>> | undefined | ((old: Awaited<ReturnType<typeof documentRead>> | undefined) => Awaited<ReturnType<typeof documentRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof documentRead>>>({ exact: $exactMatch, queryKey: getDocumentReadQueryKey(project) }, updater);
  };
}



export const getDocumentReplaceUrl = (project: string,) => {




  return `/api/v1/projects/${project}/document`
}

/**
 * Replaces the whole manuscript. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/write.
 * @summary Save the manuscript
 */
export const documentReplace = async (project: string,
    documentReplaceRequest: DocumentReplaceRequest, options?: Parameters<typeof fetcher>[1]): Promise<DocumentResponse> => {

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
return fetcher<DocumentResponse>(getDocumentReplaceUrl(project),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentReplaceRequest)
  }
);}





export const getDocumentReplaceMutationKey = () => ['documentReplace'] as const;

export const getDocumentReplaceMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | DocumentConflict | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof documentReplace>>, TError,DocumentReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof documentReplace>>, TError,DocumentReplaceMutationVariables, TContext> => {

const mutationKey = getDocumentReplaceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentReplace>>, DocumentReplaceMutationVariables> = (props) => {
          const {project,data} = props ?? {};

          return  documentReplace(project,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DocumentReplaceMutationResult = NonNullable<Awaited<ReturnType<typeof documentReplace>>>
    export type DocumentReplaceMutationBody = DocumentReplaceRequest
    export type DocumentReplaceMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | DocumentConflict | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type DocumentReplaceMutationVariables = {project: string;data: DocumentReplaceRequest}

    /**
 * @summary Save the manuscript
 */
export const useDocumentReplace = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | DocumentConflict | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof documentReplace>>, TError,DocumentReplaceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof documentReplace>>,
        TError,
        DocumentReplaceMutationVariables,
        TContext
      > => {
      return useMutation(getDocumentReplaceMutationOptions(options), queryClient);
    }
