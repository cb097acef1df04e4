import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { logIn, logInUnread } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './profile.screen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: Component,
  parameters: { layout: 'fullscreen', route: { address: '/profile' } },
  beforeEach: () => logIn(),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field is shown, the empty one with a link to talk about it. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^I grew up behind a ship chandler’s shop/)).toBeVisible();
    const rows = [...canvasElement.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'GenresLiterary dramaMysteryHistorical',
      'FormatsNovelShort storyScreenplay',
      'ThemesHomecomingInheritanceWhat goes unsaid',
      'Growth areasEndingsDialogue under pressure',
    ]);
    for (const [name, text] of [
      ['Writing motivation', 'To find out what my grandmother'],
      ['Desired impact', 'I want someone to close the book'],
      ['Origin story', 'My grandmother kept the tide tables'],
      ['Storytelling strengths', 'Rooms, weather'],
      ['Unique perspective', 'Nothing here yet.'],
      ['Current projects', 'The Salt Road, a novel'],
    ] as const)
      await expect(canvas.getByRole('heading', { level: 2, name }).closest('section')).toHaveTextContent(text);
    await expect(canvas.getAllByRole('link', { name: /^Talk about this/ })).toHaveLength(1);
    await expectAccessibleInBoth();
  },
};

/** Gaps and odd values, with initials for a photo. */
export const OddResponse: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: () => {
    logInUnread();
    answer('authUserRead', {
      data: {
        id: 1,
        name: 'Ana Reyes',
        email: 'ana.reyes.who.writes.at.night@a-very-long-domain-name.example',
        avatar: { path: 'javascript:alert(1)' }, // oxlint-disable-line no-script-url -- the story needs a hostile URL
        data: {
          bio: 7,
          genres: 'Drama',
          formats: [null, {}, 'Novel', 'Novel'],
          themes: null,
          origin_story: '<b>Salt</b>',
        },
      },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main header, header')).toHaveTextContent('AR'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ana Reyes$/);
    const rows = [...canvasElement.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'GenresNothing here yet.Talk about this',
      'FormatsNovel',
      'ThemesNothing here yet.Talk about this',
      'Growth areasNothing here yet.Talk about this',
    ]);
    const origin = screen.getByRole('heading', { level: 2, name: 'Origin story' }).closest('section');
    await expect(origin).toHaveTextContent('<b>Salt</b>');
    await expect(canvas.getAllByRole('link', { name: /^Talk about this/ })).toHaveLength(9);
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\[object|null/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expectAccessibleInBoth();
  },
};

export const Loading: Story = { beforeEach: logInUnread };

/** A failed request isn't repeated until the writer presses the button. */
export const Failed: Story = {
  beforeEach: () => {
    logInUnread();
    answer('authUserRead', refusal(500));
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your profile.');
    const sent = requestsOf('authUserRead').length;
    await userEvent.click(again);
    await waitFor(() => expect(requestsOf('authUserRead')).toHaveLength(sent + 1));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
