import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { AnswerMode } from './answer-mode.tsx';
import { TextAnswer } from './text-answer.tsx';

const answer = example('turnList').data[0]?.answer ?? '';

const meta = {
  title: 'Conversation/Text answer',
  component: TextAnswer,
  args: { text: '', onChange: fn(), onSend: fn(), draft: 'saved', takesFocus: false, mode: <AnswerMode /> },
  argTypes: { mode: { control: false } },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxWidth: 744 }}>{Story()}</div>],
  render: function Render({ text, onChange, ...rest }) {
    const [typed, setTyped] = useState(text);
    return (
      <TextAnswer
        {...rest}
        text={typed}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { text: answer }, play: () => expectAccessibleInBoth() };
export const Long: Story = { args: { text: `${answer}\n\n`.repeat(8) } };
export const DraftNotSaved: Story = { args: { text: answer, draft: 'failed' } };

export const EmptyIsNotSent: Story = {
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Your answer' });
    const send = canvas.getByRole('button', { name: 'Send answer' });
    await step('an emoji alone is sent', async () => {
      await fireEvent.change(box, { target: { value: '👩‍🚀🔥' } });
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenCalledOnce();
      await fireEvent.change(box, { target: { value: '' } });
    });
    // Disabled for assistive technology, but pressable to learn why.
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    for (const nothing of ['', '   ', '\n\n'])
      await step(`${JSON.stringify(nothing)} isn't sent`, async () => {
        await fireEvent.change(box, { target: { value: nothing } });
        await userEvent.click(send);
        await expect(canvas.getByRole('status')).toHaveTextContent('Type your answer first.');
        await waitFor(() => expect(box).toHaveFocus());
      });
    await expect(box).toHaveStyle({ unicodeBidi: 'plaintext' });
    await userEvent.type(box, 'Now');
    await expect(canvas.queryByText('Type your answer first.')).not.toBeInTheDocument();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SentByKeyboard: Story = {
  args: { takesFocus: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Your answer' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('S{Enter}{Shift>}{Enter}{/Shift}t');
    await expect(box).toHaveValue('S\n\nt');
    // 229 marks a key of a composition, in browsers that end it before its last key.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, ...composing });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('S\n\nt');
  },
};
