import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, chipTones, type ChipTone } from './chip.tsx';

const tones = Object.keys(chipTones) as ChipTone[];

const meta = {
  title: 'UI/Chip',
  component: Chip,
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone}
        </Chip>
      ))}
    </div>
  ),
};
