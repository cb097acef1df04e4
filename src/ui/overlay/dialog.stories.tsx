import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '#src/platform/api-error.ts';
import { Button } from '../controls/button.tsx';
import { expectAccessibleInBoth } from '../testing/accessibility.ts';
import { TextField } from '../controls/text-field.tsx';
import { confirm } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { openDialog } from './dialogs.ts';
import { FormDialog, openForm } from './form-dialog.tsx';

const onSubmit = fn();
const onConfirmed = fn();

const meta = {
  title: 'UI/Dialog',
  component: Button,
  args: { children: 'Open' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  args: {
    onClick: () =>
      openDialog(
        <DialogFrame title="The letter" actions={<Button variant="solid">Continue</Button>}>
          <p>It was already open when Mara found it.</p>
        </DialogFrame>,
      ),
  },
};

export const Reading: Story = {
  args: {
    onClick: () =>
      openDialog(
        <DialogFrame title="The Salt Road so far">
          <p>Mara Ellery comes home to sell a house she has not seen for eleven years.</p>
        </DialogFrame>,
        { size: 'full' },
      ),
  },
};

function askToDelete(): void {
  void confirm({
    title: 'Delete note?',
    message: 'You can restore it for 30 days.',
    action: 'Delete',
    danger: true,
  }).then(onConfirmed);
}

export const Confirm: Story = {
  args: { onClick: askToDelete },
  play: async (context) => {
    await meta.play(context);
    const dialog = screen.getByRole('dialog', { name: 'Delete note?' });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expectAccessibleInBoth();
  },
};

export const ConfirmByKeyboard: Story = {
  args: { onClick: askToDelete },
  play: async (context) => {
    const { canvas, step } = context;
    onConfirmed.mockClear();
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('Escape cancels, and the focus returns', async () => {
      await meta.play(context);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(onConfirmed).toHaveBeenLastCalledWith(false));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Tab stays inside, Enter presses the action', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onConfirmed).toHaveBeenLastCalledWith(true));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

type FormProps = { error?: ApiError };

function NameForm({ error }: FormProps) {
  return (
    <FormDialog
      title="Rename story"
      mutation={{ isPending: false, error: error ?? null }}
      fieldNames={['name']}
      onSubmit={(data) => (data.get('name') === '' ? { name: 'Enter a name.' } : void onSubmit(data.get('name')))}
    >
      {(getProblem) => (
        <TextField label="Name" name="name" defaultValue="The Salt Road" error={getProblem('name')} data-autofocus="" />
      )}
    </FormDialog>
  );
}

export const Form: Story = { args: { onClick: () => openForm(<NameForm />) } };

export const FormRefused: Story = {
  args: {
    onClick: () =>
      openForm(
        <NameForm
          error={new ApiError('storyUpdate', 'http', { status: 422, fields: { name: ['The name is already taken.'] } })}
        />,
      ),
  },
};

export const FormFailed: Story = {
  args: { onClick: () => openForm(<NameForm error={new ApiError('storyUpdate', 'http', { status: 500 })} />) },
};

export const FormKeepsTypedText: Story = {
  args: { onClick: () => openForm(<NameForm />) },
  play: async (context) => {
    const { step } = context;
    await meta.play(context);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await step('an empty name is refused at its field', async () => {
      await userEvent.clear(name);
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Enter a name.');
    });
    await step('Escape asks before it discards typed text', async () => {
      await userEvent.type(name, 'Low Water');
      await userEvent.keyboard('{Escape}');
      const keep = await screen.findByRole('button', { name: 'Keep editing' });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveValue('Low Water');
    });
    await step('Enter sends it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onSubmit).toHaveBeenLastCalledWith('Low Water');
    });
  },
};
