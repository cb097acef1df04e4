import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getAuthUserReadQueryKey } from '#src/api/generated/api/auth.ts';
import { getUserAchievementListQueryKey } from '#src/api/generated/api/writer.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { AchievementsSection } from './achievements-section.tsx';

const meta = { title: 'Profile/Achievements', component: AchievementsSection } satisfies Meta<
  typeof AchievementsSection
>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'underWay' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(getUserAchievementListQueryKey(), example('userAchievementList', name));
  };
}

export const Filled: Story = {
  beforeEach: holding('underWay'),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'In progress' })).getAllByRole('article')).toHaveLength(2);
    const voice = canvas.getByRole('article', { name: 'A voice of your own' });
    await expect(voice).toHaveTextContent('Answer twenty questions aloud.');
    const bar = within(voice).getByRole('progressbar', { name: 'A voice of your own' });
    await expect(bar).toHaveAttribute('aria-valuenow', '72');
    await expect(bar).toHaveAttribute('aria-valuemin', '0');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(within(voice).getByRole('link', { name: /^Develop/ })).toHaveAttribute(
      'href',
      '/profile/achievements/7/develop',
    );
    const completed = within(canvas.getByRole('region', { name: 'Completed' })).getByRole('article');
    await expect(completed).toHaveTextContent(/A story begun.*Tell your first story\..*\d+ \w+/);
    await expect(within(completed).queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(within(completed).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { beforeEach: holding('empty') };
export const Loading: Story = {};
export const Failed: Story = failed;

/** The writer's own achievements stay, and an empty list invites the writer. */
export const FailedBesideOwn: Story = {
  beforeEach: () => {
    const user = { ...example('authUserRead').data, achievements: example('userAchievementList').data };
    queryClient.setQueryData(getAuthUserReadQueryKey(), { data: user });
    answer('userAchievementList', refusal(500), example('userAchievementList', 'empty'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your achievements.');
    await expect(canvas.getByRole('article', { name: 'The ground they stand on' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await canvas.findByText('Your craft, as it grows.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Start talking' })).toHaveAttribute('href', '/stories/new');
  },
};

/** Sorted by progress, which is limited to 0 to 100. */
export const OddResponse: Story = {
  beforeEach: () =>
    answer('userAchievementList', {
      data: [
        { id: 1, name: 'none', progress: 0 },
        { id: 2, name: 'over', title: 'Over', progress: 140, icon: 'no-such-picture', completed_at: null },
        { id: 3, name: 'half', title: 'Half', progress: 55 },
        { id: 4, name: 'unknown', progress: null },
        { id: 5, name: 'whole', title: 'Whole', progress: 100 },
        { name: 'without an id' },
        null,
      ],
    }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Over' });
    const inProgress = within(canvas.getByRole('region', { name: 'In progress' }));
    const titles = () => inProgress.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual(['Over', 'Whole', 'Half', 'none', 'unknown']));
    for (const [name, now] of [
      ['none', '0'],
      ['Half', '55'],
      ['Whole', '100'],
      ['Over', '100'],
    ] as const)
      await expect(canvas.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', now);
    await expect(canvas.queryByRole('progressbar', { name: 'unknown' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Completed' })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|null|Invalid/);
  },
};
