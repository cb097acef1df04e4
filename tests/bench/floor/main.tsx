/** The smallest login and list page with the product's libraries, which the benchmarks compare ours with. */
import { Button, ChakraProvider, createSystem, defaultBaseConfig, Field, Input } from '@chakra-ui/react';
import {
  buttonRecipe,
  fieldSlotRecipe,
  inputRecipe,
  semanticTokens,
  tableSlotRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { client, type Credentials, elements } from './api.ts';

const system = createSystem(defaultBaseConfig, {
  preflight: true,
  theme: {
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { field: fieldSlotRecipe, table: tableSlotRecipe },
  },
});

const queryClient = new QueryClient();

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

const router = createBrowserRouter([
  {
    path: 'list',
    loader: () => {
      void queryClient.query(elements);
      return null;
    },
    lazy: { Component: async () => (await import('./list.tsx')).List },
    HydrateFallback: () => null,
  },
  { path: '*', Component: Login },
]);

createRoot(document.querySelector('#root') ?? document.body).render(
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ChakraProvider>,
);
