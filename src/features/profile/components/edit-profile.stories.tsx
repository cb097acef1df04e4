import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getAuthUserReadQueryKey } from '#src/api/generated/api/auth.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { EditProfile } from './edit-profile.tsx';

const meta = {
  title: 'Profile/Edit profile',
  component: EditProfile,
  // A draft outlives its story, so each story has its own writer.
  args: { userId: 1, onDone: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    queryClient.setQueryData(getAuthUserReadQueryKey(), example('authUserRead'));
  },
} satisfies Meta<typeof EditProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ana Reyes');
    await expectAccessibleInBoth();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const WithoutPhoto: Story = {
  args: { userId: 2 },
  beforeEach: () => {
    queryClient.setQueryData(getAuthUserReadQueryKey(), example('authUserRead', 'withoutPicture'));
  },
};

export const Loading: Story = {
  beforeEach: () => queryClient.removeQueries({ queryKey: getAuthUserReadQueryKey() }),
};

export const Failed: Story = {
  ...failed,
  beforeEach: () => {
    queryClient.removeQueries({ queryKey: getAuthUserReadQueryKey() });
    failed.beforeEach();
  },
};

const tooLong = 'The genres.1 field is too long.';
const odd = 'The bio field is too odd.';

/** Rejected values are explained at their fields, the first is focused, and the text stays. */
export const Refused: Story = {
  args: { userId: 3 },
  beforeEach: () =>
    answer(
      'userProfileUpdate',
      refusal(422, { message: odd, errors: { 'genres.1': [tooLong], bio: [odd] } }),
      refusal(500, {}),
      example('userProfileUpdate'),
    ),
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    const bio = canvas.getByRole('textbox', { name: 'Bio' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.clear(name);
    await userEvent.type(name, ' ');
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await expect(name).toHaveFocus();
    await expect(requestsOf('userProfileUpdate')).toEqual([]);
    await userEvent.type(name, 'Anna');
    await userEvent.clear(bio);
    await userEvent.type(bio, 'Odd.');
    await userEvent.click(save);
    await waitFor(() => expect(bio).toHaveAccessibleDescription(/The bio field is too odd\./));
    await expect(bio).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Genres' })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(tooLong)).toBeVisible();
    await expect(bio).toHaveValue('Odd.');
    await userEvent.type(bio, ' Less.');
    await expect(canvas.queryByText(odd)).not.toBeInTheDocument();
    await userEvent.click(save);
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('unexpected error'),
    );
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

function chosen(): (string | null)[] {
  return within(screen.getByRole('list', { name: 'Selected genres' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** Entries are chosen from a list or typed, and removed by Backspace. */
export const Chips: Story = {
  args: { userId: 4 },
  beforeEach: () => answer('userProfileUpdate', example('userProfileUpdate')),
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('combobox', { name: 'Genres' });
    await userEvent.click(entry);
    const list = within(await screen.findByRole('listbox', { name: 'Genres' }));
    await expect(list.queryByRole('option', { name: 'Mystery' })).not.toBeInTheDocument();
    await userEvent.type(entry, 'sea');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Add “sea”']),
    );
    await expectAccessibleInBoth();
    await userEvent.keyboard('{Enter}');
    const before = ['Literary drama', 'Mystery', 'Historical', 'sea'];
    await waitFor(() => expect(chosen()).toEqual(before));
    await userEvent.type(entry, 'comed');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry.getAttribute('aria-activedescendant')).toMatch(/.+/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toEqual([...before, 'Comedy']));
    await userEvent.keyboard('{Backspace}');
    await expect(chosen()).toHaveLength(5);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(chosen()).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mystery' }));
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.type(canvas.getByRole('combobox', { name: 'Themes' }), 'Tides, Debt');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requestsOf('userProfileUpdate')).toHaveLength(1));
    await expect(JSON.parse(requestsOf('userProfileUpdate')[0]?.body ?? '')).toEqual({
      genres: ['Literary drama', 'Historical', 'sea'],
      themes: ['Homecoming', 'Inheritance', 'What goes unsaid', 'Tides', 'Debt'],
    });
  },
};
