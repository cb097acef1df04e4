import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SectionError } from './section-error.tsx';

const meta = {
  title: 'UI/Section error',
  component: SectionError,
  args: { message: 'We couldn’t load your stories.', retrying: false, onRetry: fn() },
} satisfies Meta<typeof SectionError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
