import type { Meta, StoryObj } from '@storybook/react-vite';
import { PercentBar } from './percent-bar.tsx';

const meta = {
  title: 'UI/Percent bar',
  component: PercentBar,
  args: { label: 'Progress of The Salt Road', percent: 62 },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof PercentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large', percent: 100 } };
export const Unknown: Story = { args: { percent: null } };
