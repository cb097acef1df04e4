import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, connectionFailure, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './project.layout.tsx';

const meta = {
  title: 'Screens/Project',
  component: Component,
  parameters: {
    layout: 'fullscreen',
    route: { address: '/projects/the-salt-road', path: '/projects/:slug' },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

function failing(response: Response | Promise<Response>, text: string, more?: Story['play']): Story {
  return {
    beforeEach: () => answer('projectRead', response, example('projectRead')),
    play: async (context) => {
      const { canvas } = context;
      const alert = await canvas.findByRole('alert');
      await waitFor(() => expect(alert).toHaveTextContent(text));
      await expect(canvas.getByRole('link', { name: 'Back to home' })).toBeVisible();
      await more?.(context);
    },
  };
}

const isFinal: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
};

const isRepeatable: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  await expectAccessibleInBoth();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
};

export const Missing: Story = failing(
  refusal(404),
  'Project "the-salt-road" not found. It may have been deleted or you may not have access.',
  async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/access\.$/);
    await isFinal(context);
  },
);

export const Forbidden: Story = failing(refusal(403), "You don't have permission to access this project.", isFinal);

export const LoggedOut: Story = failing(
  refusal(401),
  'Please log in again to access this project.',
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

export const Failed: Story = failing(
  refusal(500),
  'Server error (500) while fetching project. Please try again.',
  isRepeatable,
);

export const Unreachable: Story = failing(
  connectionFailure(),
  'Network error while fetching project. Please check your connection.',
  isRepeatable,
);

export const Loading: Story = {
  play: () => expectAccessibleInBoth(),
};

const slow = 'This is taking longer than usual. Your work is safe.';

let load = (): void => undefined;

/** After 5 seconds, here at once. */
export const Slow: Story = {
  beforeEach: () => {
    const later = Promise.withResolvers<object>();
    answer('projectRead', later.promise);
    load = () => later.resolve(example('projectRead'));
    const setTimeout = window.setTimeout.bind(window);
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      setTimeout(run, ms === 5000 ? 0 : ms)) as typeof window.setTimeout);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(slow)).toBeVisible();
  },
};

export const SlowThenLoaded: Story = {
  ...Slow,
  play: async ({ canvas }) => {
    await canvas.findByText(slow);
    load();
    await waitFor(() => expect(canvas.queryByText(slow)).not.toBeInTheDocument());
  },
};
