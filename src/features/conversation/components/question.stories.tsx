import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import type { Question as QuestionData } from '#src/api/generated/types.ts';
import { Question } from './question.tsx';

const question = example('storyConversationResume').chat_message?.question as QuestionData;

const meta = {
  title: 'Conversation/Question',
  component: Question,
  args: { question, arrived: false },
} satisfies Meta<typeof Question>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spoken: Story = {};
/** Also one that is written from right to left. */
export const Written: Story = {
  args: { question: { ...question, audio: null } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { textContent } = heading;
    const endsLeft = (): boolean => {
      const [first, last] = [0, heading.textContent.length - 1].map((index) => {
        const range = document.createRange();
        range.setStart(heading.firstChild as Text, index);
        range.setEnd(heading.firstChild as Text, index + 1);
        return range.getBoundingClientRect();
      });
      return (last?.x ?? 0) < (first?.x ?? 0);
    };
    heading.textContent = 'Key.';
    await expect(endsLeft()).toBe(false);
    heading.textContent = 'היא שמרה את המפתח.';
    await expect(endsLeft()).toBe(true);
    heading.textContent = textContent;
  },
};
export const WithTitle: Story = { args: { question: { ...question, title: 'The place' } } };
export const Long: Story = {
  args: {
    question: { ...question, content: `${question.content} ${'And what would it leave out? '.repeat(8)}`, audio: null },
  },
};

export const Arrived: Story = {
  args: { arrived: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus()),
};

export const Unplayable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector('audio');
    if (audio) await fireEvent.error(audio);
    await waitFor(() => expect(canvas.getByText('Audio not available')).toBeVisible());
  },
};
