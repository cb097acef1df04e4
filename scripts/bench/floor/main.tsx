/** The smallest login page with the product's libraries, which `node scripts/bench.ts` compares ours with. */
import { Button, ChakraProvider, createSystem, defaultBaseConfig, Field, Input } from '@chakra-ui/react';
import { buttonRecipe, fieldSlotRecipe, inputRecipe, semanticTokens, textStyles, tokens } from '@chakra-ui/react/theme';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

type Credentials = { email: string; password: string };
type Api = {
  '/api/v1/auth/login': {
    post: { requestBody: { content: { 'application/json': Credentials } }; responses: { 204: { content: never } } };
  };
};

const system = createSystem(defaultBaseConfig, {
  preflight: true,
  theme: {
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { field: fieldSlotRecipe },
  },
});

const client = createClient<Api>();

function Login() {
  const login = useMutation({
    mutationFn: (body: Credentials) => client.POST('/api/v1/auth/login', { body }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate(Object.fromEntries(new FormData(event.currentTarget)) as Credentials);
      }}
    >
      <h1>Log in</h1>
      <Field.Root>
        <Field.Label>Email</Field.Label>
        <Input name="email" />
      </Field.Root>
      <Field.Root>
        <Field.Label>Password</Field.Label>
        <Input name="password" type="password" />
      </Field.Root>
      <Button type="submit">Log in</Button>
    </form>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Login }]);

createRoot(document.querySelector('#root') ?? document.body).render(
  <ChakraProvider value={system}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ChakraProvider>,
);
