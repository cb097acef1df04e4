import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer } from '#src/api/testing/gallery-server.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Shell/Bottom bar',
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', route: { address: '/stories' } },
  beforeEach: () => {
    logIn();
    answer('sessionChatLatestRead', example('sessionChatLatestRead'));
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function main(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

function link(name: string): HTMLElement {
  return within(main()).getByRole('link', { name });
}

export const OnPhone: Story = {
  play: async () => {
    await waitFor(() => expect(link('Speak')).toHaveAttribute('href', '/stories/21/develop'));
    const texts = [...main().children].map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Home', 'Stories', 'Speak', 'Profile', 'More']);
    await expect(within(main()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Stories');
    await expectAccessibleInBoth();
  },
};

/** Without a conversation, Speak starts a story. */
export const NothingToContinueOnPhone: Story = {
  beforeEach: () => answer('sessionChatLatestRead', example('sessionChatLatestRead', 'none')),
  play: async () => {
    await expect(link('Speak')).toHaveAttribute('href', '/stories/new');
  },
};

export const MoreOnPhone: Story = {
  play: async ({ step }) => {
    const more = within(main()).getByRole('button', { name: 'More' });
    await step('Enter opens the sheet, and Escape returns the focus', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: 'More' });
      await waitFor(() => expect(sheet).toBeVisible());
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(more).toHaveFocus());
      await expect(more).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a page of the sheet closes it and is current the next time', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('link', { name: 'Story Elements' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(link('Stories')).not.toHaveAttribute('aria-current'));
      await userEvent.click(more);
      const sheet = await screen.findByRole('dialog', { name: 'More' });
      await waitFor(() => expect(sheet).toBeVisible());
      await expect(within(sheet).getByRole('link', { current: 'page' })).toHaveAccessibleName('Story Elements');
    });
  },
};
