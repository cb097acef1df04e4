import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { sessionExpired$ } from '#src/features/session/session-state.ts';
import { endLocalSession, openSession } from '#src/features/session/session.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openSignInSheet } from './sign-in-sheet.tsx';

const meta = {
  title: 'Screens/Sign-in sheet',
  component: Button,
  args: { children: 'Log in', onClick: openSignInSheet },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    openSession(example('authUserRead').data, null);
    sessionExpired$.set(true);
    return () => {
      sessionExpired$.set(false);
      // Later stories on the same page would start with this login.
      endLocalSession('none');
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async (context) => {
    await meta.play(context);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const OpenedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A login in another tab closes it. */
export const LoggedInElsewhere: Story = {
  play: async (context) => {
    await meta.play(context);
    sessionExpired$.set(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
};
