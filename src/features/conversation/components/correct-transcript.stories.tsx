import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { correctTranscript } from './correct-transcript.tsx';

const turn = example('turnList').data.find(({ transcription }) => transcription !== null);
const onSent = fn();

const meta = {
  title: 'Conversation/Correct transcript',
  component: Button,
  args: {
    children: 'Correct transcript',
    onClick: () => turn && correctTranscript({ turn, sessionChatId: 61, onSent }),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct transcript' }));
    const text = await screen.findByRole('textbox', { name: 'What you said' });
    await waitFor(() => expect(text).toHaveFocus());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole('textbox', { name: 'What you said' })).toHaveValue(turn?.transcription ?? '');
    await expectAccessibleInBoth();
  },
};

export const OpenedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Refused: Story = {
  beforeEach: () =>
    answer(
      'chatMessageTranscriptionUpdate',
      refusal(422, { message: 'Not now.' }),
      example('chatMessageTranscriptionUpdate'),
    ),
  play: async (context) => {
    const { step } = context;
    await meta.play(context);
    const dialog = screen.getByRole('dialog');
    const text = screen.getByRole('textbox', { name: 'What you said' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await step('an empty transcript is refused at its field', async () => {
      await userEvent.clear(text);
      await userEvent.click(save);
      await expect(text).toHaveAccessibleDescription(/Enter what you said\./);
      await expect(requestsOf('chatMessageTranscriptionUpdate')).toEqual([]);
    });
    await step('a failure keeps the text', async () => {
      await userEvent.type(text, 'She kept the key.');
      await userEvent.click(save);
      await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/\S/));
      await expect(text).toHaveValue('She kept the key.');
    });
  },
};
