import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { requestsOf } from '#src/api/testing/gallery-server.ts';
import { deleteDeviceData } from '#src/platform/device-data.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { speakingMode$ } from '../speaking-mode.ts';
import type { EarlierTurn } from '../use-repeat.ts';
import { RepeatAnswer } from './repeat-answer.tsx';

const userId = 74;
const [turn] = example('turnList').data;

function open(repeated: EarlierTurn): void {
  openDialog(<RepeatAnswer turn={repeated} userId={userId} sessionChatId={61} />, { size: 'lg' });
}

const meta = {
  title: 'Conversation/Repeat answer',
  component: Button,
  args: {
    children: 'Repeat answer',
    onClick: () => turn && open(turn),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => async () => {
    speakingMode$.set(true);
    await deleteDeviceData(userId);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Repeat answer' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(turn?.question ?? '');
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Speaking: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const SpeakingOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Typing: Story = {
  args: { onClick: () => turn && open({ ...turn, actions: {} }) },
  beforeEach: () => speakingMode$.set(false),
  play: async (context) => {
    await meta.play(context);
    const text = await screen.findByRole('textbox', { name: 'Your answer' });
    await userEvent.type(text, 'She came back for the key.');
    await expect(await screen.findByText('Draft saved on this device')).toBeVisible();
    await expectAccessibleInBoth();
    await context.step('without its action the answer is not sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('No answer action available');
      await expect(requestsOf('chatMessageAnswer')).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await userEvent.click(text);
      await expect(text).toHaveValue('She came back for the key.');
    });
  },
};
