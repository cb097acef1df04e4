import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer } from '#src/api/testing/gallery-server.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { chooseItem } from '#src/ui/testing/menus.ts';
import { railFolded$ } from './rail-state.ts';
import { Rail } from './rail.tsx';

const meta = {
  title: 'Shell/Rail',
  component: Rail,
  args: { slim: false },
  parameters: { layout: 'fullscreen', route: { address: '/stories' } },
  beforeEach: () => {
    // The browser keeps it from the story before.
    railFolded$.set(false);
    logIn();
    answer('projectList', example('projectList'));
    return () => railFolded$.set(false);
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

function main(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

async function untilLoaded(): Promise<void> {
  await within(main()).findByRole('link', { name: 'The Salt Road' });
}

/** Without labels, each control shows its name while it has the keyboard's focus. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await untilLoaded();
    // The window takes its size while the story starts.
    await waitFor(() => expect(main()).not.toHaveAttribute('aria-keyshortcuts'));
    for (const name of ['Search', 'Home', 'Stories', 'Story Elements', 'Profile']) {
      await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      await waitFor(() => expect(screen.getByText(name, { selector: '[data-part=content]' })).toBeVisible());
    }
    await expectAccessibleInBoth();
  },
};

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await untilLoaded();
    const links = within(main())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(links.slice(0, 4)).toEqual(['Home', 'Stories', 'Story Elements', 'Profile']);
    await expect(links).toHaveLength(7);
    const current = within(main()).getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Stories');
    await expect(screen.getByRole('navigation', { name: 'Projects' })).toBeVisible();
    await expect(within(main()).getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(within(main()).getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const FoldedOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => railFolded$.set(true),
  play: async () => {
    await untilLoaded();
    await expect(main()).toHaveAttribute('aria-keyshortcuts', '[');
    await expect(main().offsetWidth).toBe(64);
    await userEvent.click(within(main()).getByRole('button', { name: 'Expand sidebar' }));
    await expect(main().offsetWidth).toBe(232);
    railFolded$.set(true);
  },
};

export const LongNamesOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    logIn({ name: 'Wilhelmina Featherstonehaugh-Abernathy', avatar: null });
    const [first, ...rest] = example('projectList').data;
    const name = 'What the Tide Carried to the Northern Lighthouse';
    answer('projectList', { data: [{ ...first, slug: 'half-a-\ud800-character', name }, ...rest] });
  },
  play: async () => {
    const link = await within(main()).findByRole('link', { name: /^What the Tide/ });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', '/projects/half-a-%EF%BF%BD-character');
    await expect(main().scrollWidth).toBe(main().clientWidth);
  },
};

export const ThemeMenuOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await untilLoaded();
    await chooseItem('Theme: System', 'Light');
    const button = await screen.findByRole('button', { name: 'Theme: Light' });
    await waitFor(() => expect(button).toHaveFocus());
    await chooseItem('Theme: Light', 'System');
    const system = await screen.findByRole('button', { name: 'Theme: System' });
    await waitFor(() => expect(system).toHaveFocus());
    await chooseItem('Theme: System', 'Keyboard shortcuts');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(system).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Light', 'Dark', 'System', 'Keyboard shortcuts', 'Debug panel']);
  },
};
