import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeForm } from './code-form.tsx';

const mail = { email: 'ana@lamplight.test', lastsMs: 900_000, digits: 6 };
const login = { busy: null, problem: null, submit: fn(() => Promise.resolve(null)), sendMail: fn(), refuse: fn() };

const meta = {
  title: 'Session/Code form',
  component: CodeForm,
  args: { login, mail },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMail: Story = { args: { mail: null } };

export const Typed: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAccessibleDescription('Six digits. It expires in 15 minutes.');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '123 456{Enter}');
    await expect(login.submit).toHaveBeenLastCalledWith({ email: 'ana@lamplight.test', code: '123456' });
  },
};

/** A refused code is selected, so that the next one replaces it. */
export const Refused: Story = {
  args: {
    login: {
      ...login,
      problem: { text: 'The code is wrong or has expired.', detail: null, fields: {}, refused: true },
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()),
};
