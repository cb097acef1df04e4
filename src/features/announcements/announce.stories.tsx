import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeStored } from '#src/platform/browser-storage.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { announceTo } from './announce.tsx';
import type { Announcement } from './announcement-model.ts';

const userId = 1;

const content = [
  'Every question can be **heard**.\n\n# Loud\n\n- Press play\n- Or do not',
  '<script>document.title = "taken"</script><img src=x onerror="document.title = 1">',
  '![a pixel](https://evil.test/pixel.png) [run](javascript:alert(1)) [read](https://example.org/a)',
].join('\n\n');

const voice: Announcement = {
  identifier: 12,
  announcement_type: 'feature',
  title: 'Questions now have a voice',
  subtitle: 'Press play',
  content,
  imageUrl: '/share.png',
};
const rest: Announcement = {
  identifier: 13,
  announcement_type: 'maintenance',
  title: 'Maintenance on Sunday',
  content: 'From 04:00.',
};
const fair: Announcement = {
  identifier: 14,
  announcement_type: 'book_fair',
  title: 'Meet us in Leipzig',
  content: 'In **March**.',
};

function announce(announcement: Announcement): void {
  announceTo(userId, announcement, () => true);
}

const meta = {
  title: 'Announcements/Announcement',
  component: Button,
  args: { children: 'Announce', onClick: () => announce(voice) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => writeStored('local', `announcementsSeen:${userId}`, null),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

async function close(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
}

export const Whole: Story = {
  play: async (context) => {
    const { title } = document;
    await meta.play(context);
    const dialog = screen.getByRole('dialog', { name: voice.title ?? '' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inside = within(dialog);
    await expect(inside.getByText('New in Lamplight')).toBeVisible();
    await expect(inside.getAllByText('Press play')[0]).toBeVisible();
    await waitFor(() => expect(dialog.querySelector('strong')?.textContent).toBe('heard'));
    await expect(inside.getByRole('heading', { level: 3, name: 'Loud' })).toBeVisible();
    const items = inside.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Press play', 'Or do not']);
    await expect(dialog.querySelector('script, iframe')).not.toBeInTheDocument();
    await expect(dialog).not.toHaveTextContent(/<|onerror|document/);
    const images = [...dialog.querySelectorAll('img')];
    await expect(images).toHaveLength(1);
    await expect(images[0]?.getAttribute('src')).toMatch(/share\.png$/);
    await expect(inside.getByRole('link')).toHaveTextContent(/^read$/);
    await expectAccessibleInBoth();
    await expect(document.title).toBe(title);
  },
};

export const WithoutImage: Story = {
  args: { onClick: () => announce({ ...fair, imageUrl: 'https://evil.test/pixel.png' }) },
  play: async (context) => {
    await meta.play(context);
    const dialog = screen.getByRole('dialog', { name: fair.title ?? '' });
    await waitFor(() => expect(within(dialog).getByText('Book fair')).toBeVisible());
    await expect(dialog.querySelector('img')).not.toBeInTheDocument();
  },
};

/** One follows the other, once per device. */
export const OneByOne: Story = {
  play: async ({ step }) => {
    await step('the second waits for the first', async () => {
      announce(rest);
      await screen.findByRole('dialog', { name: rest.title ?? '' });
      announce(fair);
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await close(rest.title ?? '');
      await screen.findByRole('dialog', { name: fair.title ?? '' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('what was seen is skipped', async () => {
      for (const again of [rest, fair]) announce(again);
      announce(voice);
      await close(voice.title ?? '');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('an announcement without an identifier or a title is shown each time it arrives', async () => {
      for (const text of ['Press play.', 'Press play.']) {
        announce({ announcement_type: 'feature', content: text });
        const dialog = await screen.findByRole('dialog', { name: 'Announcement' });
        await expect(within(dialog).getByText(text)).toBeInTheDocument();
        await close('Announcement');
      }
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
  },
};
