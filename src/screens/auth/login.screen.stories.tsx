import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { session$ } from '#src/features/session/session-state.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './login.screen.tsx';

const meta = {
  title: 'Screens/Log in',
  component: Component,
  parameters: { layout: 'fullscreen', route: { address: '/auth/login', hasMain: true } },
  beforeEach: () => session$.set({ phase: 'out', reason: 'none' }),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to keep telling your story');
    await expectAccessibleInBoth();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Expired: Story = { beforeEach: () => session$.set({ phase: 'out', reason: 'expired' }) };

export const Unreachable: Story = {
  beforeEach: () => session$.set({ phase: 'out', reason: 'unreachable' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t reach the server to check your login\./)).toBeVisible();
  },
};

export const LoggedOutElsewhere: Story = { beforeEach: () => session$.set({ phase: 'out', reason: 'elsewhere' }) };
