import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '#src/platform/api-error.ts';
import { useLogin } from '../use-login.ts';
import { LoginForm } from './login-form.tsx';

type Args = { email: string; error: ApiError | null; onLogIn: () => void };

function Login({ email, error, onLogIn }: Args) {
  const login = useLogin({
    logIn: () => {
      onLogIn();
      return error === null ? new Promise(() => undefined) : Promise.reject(error);
    },
  });
  return <LoginForm login={login} email={email} />;
}

const meta = {
  title: 'Session/Login form',
  component: Login,
  args: { email: '', error: null, onLogIn: fn() },
  argTypes: { error: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};

export const LoggingIn: Story = {
  args: { email: 'ana@lamplight.test' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'demo-writer{Enter}');
    await expect(canvas.getByRole('button', { name: 'Log in', busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { email: 'ana@lamplight.test', error: new ApiError('authLogin', 'http', { status: 401 }) },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'a wrong one');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.type(password, '{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Authentication failed');
    await expect(alert).toHaveFocus();
    await expect(password).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@lamplight.test');
  },
};
