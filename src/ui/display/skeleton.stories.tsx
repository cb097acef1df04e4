import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBar, SkeletonBlock } from './skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
  component: SkeletonBlock,
} satisfies Meta<typeof SkeletonBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { height: '160px' } };
export const Bars: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 12 }}>
      <SkeletonBar width="80%" />
      <SkeletonBar width="95%" />
      <SkeletonBar width="60%" />
    </div>
  ),
};
