import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveWave, StillWave } from './wave.tsx';

const levels = Array.from({ length: 200 }, (_level, at) => Math.abs(Math.sin(at / 7) * Math.cos(at / 31)));

const meta = {
  title: 'UI/Wave',
  component: StillWave,
  args: { levels },
} satisfies Meta<typeof StillWave>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const HalfPlayed: Story = { args: { played: 0.5 } };
export const End: Story = { args: { end: true } };
export const Live: Story = { render: () => <LiveWave read={() => levels} /> };
