import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, TitleCover } from './tiles.tsx';

const meta = {
  title: 'UI/Avatar and cover',
  component: Avatar,
  args: { name: 'Ana Ruiz', size: 56 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Photo: Story = { args: { src: '/media/pictures/portrait-ana.webp' } };
export const Large: Story = { args: { size: 96 } };
export const Cover: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 16 }}>
      {[192, 64].map((width) => (
        <div key={width} style={{ width }}>
          <TitleCover title="Nine Letters North" />
        </div>
      ))}
    </div>
  ),
};
