import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ImageWithFallback } from './image-with-fallback.tsx';

const meta = {
  title: 'UI/Image',
  component: ImageWithFallback,
  args: { title: 'Pell Harbour', ratio: '16 / 10' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ImageWithFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: '/media/pictures/board-harbour.webp', alt: 'Boats in a grey harbour' } };
export const WithoutPicture: Story = { args: { src: null } };

export const BrokenPicture: Story = {
  args: { src: '/media/pictures/gone.webp', alt: 'Boats in a grey harbour' },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Boats in a grey harbour' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('main svg')).toBeVisible());
  },
};
