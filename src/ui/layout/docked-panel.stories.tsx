import type { Meta, StoryObj } from '@storybook/react-vite';
import { DockedPanel } from './docked-panel.tsx';

const meta = {
  title: 'UI/Docked panel',
  component: DockedPanel,
  args: { label: 'Debug panel', children: <p style={{ padding: 16 }}>Events, faults and scenarios</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DockedPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
