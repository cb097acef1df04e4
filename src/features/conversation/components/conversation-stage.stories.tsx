import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { ConversationFrame } from './conversation-frame.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationStage } from './conversation-stage.tsx';
import { ProcessingPanel } from './processing-panel.tsx';
import { TextAnswer } from './text-answer.tsx';
import { TrialEndedPanel } from './trial-ended.tsx';

const conversation = example('storyConversationResume');
const turns = example('turnList').data;
const facts = { title: 'The Salt Road', subtitle: 'A new story', image: '/media/pictures/cover-salt.webp' };
const head = (
  <ConversationHeader facts={facts} untitled="New story" progress={conversation.progress} backTo="/" dialog={null} />
);
const typing = <TextAnswer text="" onChange={fn()} onSend={fn()} draft="saved" takesFocus={false} mode={null} />;

const meta = {
  title: 'Conversation/Stage',
  component: ConversationStage,
  args: {
    conversation,
    turns,
    messageId: conversation.chat_message?.id ?? null,
    isQuestionVisible: true,
    arrivedId: null,
    isFailed: false,
    threadPercent: 33,
    heard: null,
    draftedQuestion: null,
    sent: null,
    recordingsSlot: null,
    actions: null,
    onRepeat: fn(),
    onCorrect: fn(),
  },
  parameters: { layout: 'fullscreen', composer: typing },
  render: (args, { parameters }) => (
    <ConversationFrame
      head={head}
      stage={<ConversationStage {...args} />}
      composer={parameters['composer'] as ReactNode}
    />
  ),
} satisfies Meta<typeof ConversationStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { play: () => expectAccessibleInBoth() };
export const FirstQuestion: Story = {
  args: { conversation: { ...conversation, path: [], data: { extracted: [] } }, turns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Conversation path' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'From your answers' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { turns: undefined } };

const working = {
  composer: (
    <ProcessingPanel
      status="Processing your message..."
      failed={false}
      waiting={null}
      detail={null}
      wave={null}
      away={null}
    />
  ),
};

export const Working: Story = {
  args: { isQuestionVisible: false, sent: { text: turns[0]?.answer ?? '', wave: null } },
  parameters: working,
};

export const QuestionComing: Story = {
  args: {
    isQuestionVisible: false,
    heard: 'He counts everybody who crosses, and has never told anyone why.',
    draftedQuestion: 'What does he believe will happen on the day',
  },
  parameters: working,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('He counts everybody who crosses, and has never told anyone why.')).toBeVisible();
    await expect(canvas.getByText('What does he believe will happen on the day')).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const TrialEnded: Story = {
  args: { isQuestionVisible: false },
  parameters: { composer: <TrialEndedPanel onBack={fn()} /> },
  play: () => expectAccessibleInBoth(),
};

export const EarlierAnswers: Story = {
  play: async ({ canvas, args }) => {
    const disclosure = canvas.getByRole('button', { name: 'Earlier answers' });
    await expect(disclosure).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(disclosure);
    await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
    const log = within(canvas.getByRole('log', { name: 'Earlier answers' }));
    await expect(log.getByText('Skipped')).toBeVisible();
    await expectAccessibleInBoth();
    await userEvent.click(log.getByRole('button', { name: 'Repeat answer' }));
    await expect(args.onRepeat).toHaveBeenCalledWith(turns[1]);
  },
};
