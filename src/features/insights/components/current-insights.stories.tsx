import type { Meta, StoryObj } from '@storybook/react-vite';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { insightKeys } from '../context.ts';
import { atTop } from '../panel-state.ts';
import { CurrentInsights } from './current-insights.tsx';

const context = { projectSlug: null, elementSlug: null, sessionChatId: 61 };

const meta = {
  title: 'Insights/Current insights',
  component: CurrentInsights,
  args: {
    context,
    generating: false,
    scroller: document.documentElement,
    feedScroll: { read: () => atTop, save: () => undefined },
  },
  argTypes: { scroller: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CurrentInsights>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'afterFirstAnswers' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(insightKeys.currentOf(context), example('userInsightList', name));
  };
}

export const Filled: Story = { beforeEach: holding('afterFirstAnswers') };
export const Generating: Story = { beforeEach: holding('afterFirstAnswers'), args: { generating: true } };
export const Empty: Story = { beforeEach: holding('empty') };
export const Loading: Story = {};
