import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { statusText } from '../conversation-state.ts';
import { SpokenWave } from './answer-composer.tsx';
import { ProcessingPanel } from './processing-panel.tsx';
import { answerTexts } from '../texts.ts';

const levels = Array.from({ length: 60 }, (_level, at) => Math.abs(Math.sin(at / 3)));

const meta = {
  title: 'Conversation/Processing',
  component: ProcessingPanel,
  args: {
    status: statusText('transcribing'),
    failed: false,
    waiting: null,
    detail: null,
    wave: <SpokenWave sent={{ text: null, levels, durationMs: 42_000 }} width="160px" />,
    away: <Button>Leave for now</Button>,
  },
  argTypes: { wave: { control: false }, away: { control: false } },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxWidth: 744 }}>{Story()}</div>],
} satisfies Meta<typeof ProcessingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Transcribing: Story = { play: () => expectAccessibleInBoth() };
export const Waiting: Story = {
  args: { status: answerTexts.waitingToSend, waiting: { triedAt: new Date(2026, 10, 12, 14, 5).getTime() } },
};
export const Failed: Story = {
  args: { status: statusText('failed'), failed: true, actions: <Button variant="solid">Try again</Button> },
};
export const FailedWithDetail: Story = {
  args: {
    status: statusText('failed'),
    failed: true,
    detail: 'We couldn’t understand the recording. It may be too quiet, or in a language that we don’t know yet.',
    actions: <Button variant="solid">Try again</Button>,
  },
  play: () => expectAccessibleInBoth(),
};
