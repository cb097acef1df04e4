import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible();
  },
};

export const CodeOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenedLink: Story = {
  parameters: { route: { address: '/auth/magic-link?email=ana%40lamplight.test&code=123456', hasMain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in as ana@lamplight.test');
  },
};

export const BrokenLink: Story = {
  parameters: { route: { address: '/auth/magic-link?code=123456', hasMain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
  },
};
