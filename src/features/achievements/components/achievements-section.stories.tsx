import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserAchievementListQueryKey } from '#src/api/generated/api/writer.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { failed } from '#src/api/testing/gallery-server.ts';
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

export const Filled: Story = { beforeEach: holding('underWay') };
export const Empty: Story = { beforeEach: holding('empty') };
export const Loading: Story = {};
export const Failed: Story = failed;
