import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './magic-link.screen.tsx';

const meta = {
  title: 'Screens/Sign in by email',
  component: Component,
  parameters: { layout: 'fullscreen', route: { address: '/auth/magic-link', hasMain: true } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible());
    await expectAccessibleInBoth();
  },
};

export const CodeOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenedLink: Story = {
  parameters: { route: { address: '/auth/magic-link?email=ana%40lamplight.test&code=123456', hasMain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in as ana@lamplight.test');
    await expectAccessibleInBoth();
  },
};

export const BrokenLink: Story = {
  parameters: { route: { address: '/auth/magic-link?code=123456', hasMain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/login/),
    );
  },
};
