import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { writeStored } from '#src/platform/browser-storage.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { consent$, VisitCounting } from './visit-counting.tsx';

const meta = {
  title: 'Consent/Ad measurement',
  component: VisitCounting,
  args: { pixel: { id: '7', origin: 'https://pixel.test' } },
  beforeEach: () => {
    consent$.set(null);
    return () => writeStored('local', 'pixelConsent', null);
  },
} satisfies Meta<typeof VisitCounting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { play: () => expectAccessibleInBoth() };

export const AskingOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The answer has the focus, and can be changed. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t allow' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ad measurement is off.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Allow' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t allow' }));
    await expectAccessibleInBoth();
  },
};
