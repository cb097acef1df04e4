import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { SpokenText } from './spoken-text.tsx';

const spoken = example('turnList').data[1];

const meta = {
  title: 'UI/Spoken text',
  component: SpokenText,
  args: {
    src: '/media/recordings/1202',
    title: 'your answer',
    durationMs: spoken?.duration_ms ?? null,
    text: spoken?.transcription,
  },
} satisfies Meta<typeof SpokenText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTranscript: Story = {};
export const DemoTranscript: Story = { args: { isDemo: true } };
export const WithoutTranscript: Story = { args: { text: null } };
export const WithoutAudio: Story = { args: { src: null } };

export const Unplayable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector('audio');
    if (audio) await fireEvent.error(audio);
    await waitFor(() => expect(canvas.getByText('Audio not available')).toBeVisible());
  },
};
