import { queryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';

export type Credentials = { email: string; password: string };
type Element = { id: number; name: string; type: string; subtitle: string | null };
type Api = {
  '/api/v1/auth/login': {
    post: { requestBody: { content: { 'application/json': Credentials } }; responses: { 204: { content: never } } };
  };
  '/api/v1/elements/all': {
    get: {
      parameters: { query: { per_page: number } };
      responses: { 200: { content: { 'application/json': { data: Element[] } } } };
    };
  };
};

export const client = createClient<Api>();

client.use({
  onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${localStorage.getItem('authToken') ?? ''}`),
});

export const elements = queryOptions({
  queryKey: ['elements'],
  queryFn: async () => (await client.GET('/api/v1/elements/all', { params: { query: { per_page: 50 } } })).data?.data,
});
