import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { saveCopy } from '#src/platform/offline-copies.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { OfflinePage } from './offline-page.tsx';

const meta = {
  title: 'Offline/Offline page',
  component: OfflinePage,
  args: { userId: 71 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** With a manuscript that opens without a network. */
export const WithManuscript: Story = {
  args: { userId: 72 },
  beforeEach: async () => {
    // Only a writer who is logged in has copies.
    sessionToken.write('1|a-token');
    const of = { userId: 72, entityId: 'the-salt-road' };
    await saveCopy({ ...of, surface: 'manuscript' }, '{}');
    await saveCopy({ ...of, surface: 'project' }, JSON.stringify({ data: { name: 'The Salt Road' } }));
    return () => sessionToken.write(null);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The Salt Road' })).toHaveAttribute(
      'href',
      '/projects/the-salt-road/write',
    );
  },
};
