import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const fetch = window.fetch.bind(window);

/**
 * Until a story says otherwise, requests to the server never end, so that what isn't in the query cache stays loading.
 * Returns a function that ends this.
 */
export function holdRequests(): () => void {
  window.fetch = (input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith('/api/')
      ? new Promise(() => undefined)
      : fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
}

/** Answers every request of a story with this response. */
export function answerRequests(body: unknown, status = 200): void {
  window.fetch = () => Promise.resolve(Response.json(body, { status }));
}

export function failRequests(): void {
  answerRequests({ message: 'Server Error' }, 500);
}

/** A story whose requests fail, and that says so. */
export const failed = {
  beforeEach: failRequests,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
} satisfies StoryObj;
