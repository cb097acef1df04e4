import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';
import { BackTo } from './back-to.tsx';

const meta = {
  title: 'UI/Back link',
  component: BackLink,
  args: { to: '/', children: 'The Salt Road' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfScreen: Story = {};
export const OfPage: Story = { render: (args) => <BackTo {...args} /> };
