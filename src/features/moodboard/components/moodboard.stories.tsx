import type { Meta, StoryObj } from '@storybook/react-vite';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { failed } from '#src/api/testing/gallery-server.ts';
import { toBoardImages } from '../moodboard-model.ts';
import { boardQuery } from '../queries.ts';
import { Moodboard } from './moodboard.tsx';

const slug = 'the-salt-road';

const meta = { title: 'Moodboard/Moodboard', component: Moodboard, args: { slug } } satisfies Meta<typeof Moodboard>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'saltRoad' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(boardQuery(slug).queryKey, toBoardImages(example('moodboardRead', name)));
  };
}

export const Filled: Story = { beforeEach: holding('saltRoad') };
export const Empty: Story = { beforeEach: holding('empty') };
export const Loading: Story = {};
export const Failed: Story = failed;
