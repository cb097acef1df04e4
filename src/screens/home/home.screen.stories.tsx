import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './home.screen.tsx';

const meta = {
  title: 'Screens/Home',
  component: Component,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    logIn();
    answer('storyList', example('storyList'));
    answer('projectList', example('projectList'));
    answer('sessionChatLatestRead', example('sessionChatLatestRead'));
    answer('weekSummaryRead', week);
    answer('userAchievementList', example('userAchievementList'));
    answer('subscriptionRead', example('subscriptionRead'));
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const dates = ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-11-${day}`);
const days = dates.map((date, index) => ({ date, questions_answered: [2, 0, 1, 3, 1, 0, 4][index] }));
const week = {
  data: { starts_on: dates[0], ends_on: dates[6], questions_answered: 11, seconds_spoken: 2280, days },
};

function part(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function findPart(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

async function expectLoaded(): Promise<void> {
  await expect(await within(await findPart('This week')).findByRole('img')).toBeVisible();
  const achievements = within(part('Achievements'));
  await waitFor(() => expect(achievements.getAllByRole('listitem')).toHaveLength(2));
}

export const Filled: Story = {
  play: async () => {
    await expectLoaded();
    const inWeek = within(part('This week'));
    await expect(part('This week')).toHaveTextContent('You answered 11 questions and spoke for 38 minutes.');
    await expect(inWeek.getByRole('img')).toHaveAccessibleName(
      'Answers per day: Friday 2, Saturday none, Sunday 1, Monday 3, Tuesday 1, Wednesday none, today 4',
    );
    await expect(inWeek.getByRole('img')).toHaveTextContent(/F\s*S\s*S\s*M\s*T\s*W\s*T/);
    const achievements = within(part('Achievements'));
    const [first, second] = achievements.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/A voice of your own\s*72%/);
    await expect(second).toHaveTextContent(/The ground .*45%/);
    await expect(achievements.getByRole('progressbar', { name: 'A voice of your own' })).toBeVisible();
    await expect(achievements.getByRole('link', { name: 'See all achievements' })).toHaveAttribute(
      'href',
      '/profile#achievements',
    );
    await expectAccessibleInBoth();
  },
};

let load = (): void => undefined;

/** What loads late moves nothing. */
export const WithoutShift: Story = {
  beforeEach: () => {
    const later = Promise.withResolvers<undefined>();
    answer(
      'weekSummaryRead',
      later.promise.then(() => Response.json(week)),
    );
    answer(
      'userAchievementList',
      later.promise.then(() => Response.json(example('userAchievementList'))),
    );
    load = () => later.resolve(undefined);
  },
  play: async () => {
    for (const name of ['Stories', 'Projects'])
      await within(await findPart(name)).findByRole('link', { name: 'Winter Quarters' });
    await findPart('This week');
    await waitFor(() => expect(requestsOf('weekSummaryRead')).toHaveLength(1));
    await waitFor(() => expect(requestsOf('userAchievementList')).toHaveLength(1));
    await document.fonts.ready;
    const boxes = () =>
      ['This week', 'Achievements', 'Stories'].map((name) => part(name).getBoundingClientRect().toJSON() as object);
    const before = boxes();
    load();
    await expectLoaded();
    await expect(boxes()).toEqual(before);
  },
};

export const WithoutShiftOnPhone: Story = { ...WithoutShift, globals: { viewport: { value: 'phone' } } };

/** Each panel fails and is tried again independently. */
export const Failed: Story = {
  beforeEach: () => {
    const quiet = { questions_answered: 0, seconds_spoken: 0, words_typed: 0, days: [] };
    answer('weekSummaryRead', refusal(500), { data: quiet });
    answer('storyList', refusal(500), example('storyList'));
    answer('projectList', refusal(500), example('projectList'));
    answer('sessionChatLatestRead', refusal(500), example('sessionChatLatestRead'));
  },
  play: async ({ step }) => {
    await step('panels fail while everything else appears', async () => {
      const inWeek = within(await findPart('This week'));
      await expect(await inWeek.findByRole('alert')).toHaveTextContent('We couldn’t load your week.');
      await expect(within(part('Stories')).getByRole('alert')).toHaveTextContent('We couldn’t load your stories.');
      await expect(within(part('Projects')).getByRole('alert')).toHaveTextContent('We couldn’t load your projects.');
      await expect(screen.getByText('We couldn’t load your last conversation.')).toBeVisible();
      await waitFor(() => expect(part('Achievements')).toHaveTextContent('A voice of your own'));
      await expectAccessibleInBoth();
    });
    await step('a week without answers invites the writer to answer', async () => {
      await userEvent.click(within(part('This week')).getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(part('This week')).toHaveTextContent('A quiet week so far. One answer is enough to start.'),
      );
      await expect(part('This week')).not.toHaveTextContent('0');
    });
    await step('the others are tried again', async () => {
      for (const name of ['Stories', 'Projects']) {
        await userEvent.click(within(part(name)).getByRole('button', { name: 'Try again' }));
        await expect(await within(part(name)).findByRole('link', { name: 'Winter Quarters' })).toBeVisible();
      }
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      const card = await findPart('Continue The Salt Road');
      await expect(card).toHaveTextContent('What does Mara believe about herself');
      await expect(within(card).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/stories/21/develop');
    });
  },
};

export const OfNewerVersion: Story = {
  beforeEach: () => {
    const latest = example('sessionChatLatestRead').data;
    answer('sessionChatLatestRead', { data: { ...latest, endpoint: 'horoscopes', identifier: 7 } });
  },
  play: async () => {
    const card = await findPart('Continue The Salt Road');
    await expect(card).toHaveTextContent('This kind of conversation is newer than this page. Reload to continue it.');
    await expect(within(card).queryByRole('link')).not.toBeInTheDocument();
    await expect(within(card).getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    answer('storyList', example('storyList', 'empty'));
    answer('projectList', example('projectList', 'empty'));
    answer('sessionChatLatestRead', example('sessionChatLatestRead', 'none'));
  },
  play: async () => {
    await expect(await screen.findByText('Nothing here yet. Start by talking about an idea.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Start a story' })).toHaveAttribute('href', '/stories/new');
    await expectAccessibleInBoth();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    for (const id of ['storyList', 'projectList', 'sessionChatLatestRead', 'weekSummaryRead'] as const)
      answer(id, new Promise(() => undefined));
  },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana');
    await expectAccessibleInBoth();
  },
};
