import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '#src/platform/api-error.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import type { Credentials } from '../log-in.ts';
import { useLogin } from '../use-login.ts';
import { LoginForm } from './login-form.tsx';

type Args = { email: string; logIn: Mock<(credentials: Credentials) => Promise<void>> };

function Login({ email, logIn }: Args) {
  return <LoginForm login={useLogin({ logIn })} email={email} />;
}

const meta = {
  title: 'Session/Login form',
  component: Login,
  args: { email: '', logIn: fn(() => new Promise<void>(() => undefined)) },
  argTypes: { logIn: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(canvas.queryByText('Enter your password.')).not.toBeInTheDocument();
    await userEvent.type(email, ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(args.logIn).not.toHaveBeenCalled();
  },
};

export const LoggingIn: Story = {
  args: { email: '  ana@lamplight.test ' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'demo-writer{Enter}');
    const button = canvas.getByRole('button', { name: 'Log in', busy: true });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.logIn).toHaveBeenLastCalledWith({ email: 'ana@lamplight.test', password: 'demo-writer' });
  },
};

export const Refused: Story = {
  args: { email: 'ana@lamplight.test' },
  beforeEach: ({ args }) => {
    const fields = { email: ['The email field must be a valid email address.'] };
    for (const options of [{ status: 422, fields }, { status: 429, retryAfter: 30 }, { status: 401 }])
      args.logIn.mockRejectedValueOnce(new ApiError('authLogin', 'http', options));
  },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'a wrong one');
    await step("the server's message about a field is shown beside that field", async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(email).toHaveAccessibleDescription('The email field must be a valid email address.'));
      await expect(email).toHaveFocus();
    });
    await step('a failed login shows what the writer can do and keeps any email address and the password', async () => {
      const address = `${'x'.repeat(10_000)}\u202e@lamplight.test`;
      await fireEvent.change(email, { target: { value: address } });
      await userEvent.type(password, '{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An unexpected error occurred. Please try again.Too many attempts. Try again in 30 seconds.',
      );
      await expect(email).toHaveValue(address);
      await expect(password).toHaveValue('a wrong one');
      await fireEvent.change(email, { target: { value: 'ana@lamplight.test' } });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.type(password, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Authentication failed'));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(password).toHaveValue('');
    await expect(email).toHaveValue('ana@lamplight.test');
    await expectAccessibleInBoth();
  },
};
