import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyEntity, example } from '#src/api/testing/examples.ts';
import { toInsightGroup } from '../insight-requests.ts';
import { InsightCard } from './insight-card.tsx';
import { PlainCards } from './plain-cards.tsx';

const { insights } = toInsightGroup(example('userInsightList'));

function ofType(type: string) {
  return insights.find((insight) => insight.type === type) ?? emptyEntity('Insight', { id: 1 });
}

const meta = {
  title: 'Insights/Insight card',
  component: InsightCard,
  args: { insight: ofType('development_tip'), isBusy: false, canToggle: true, onToggle: fn() },
  decorators: [(Story) => <PlainCards maxWidth="400px">{Story()}</PlainCards>],
} satisfies Meta<typeof InsightCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DevelopmentTip: Story = {};
export const MarketComparison: Story = { args: { insight: ofType('market_comp_insight') } };
export const CommonTropes: Story = { args: { insight: ofType('common_tropes') } };
export const Quote: Story = { args: { insight: ofType('relevant_quote') } };
export const Saved: Story = { args: { insight: { ...meta.args.insight, saved_at: '2026-11-12T18:50:00.000000Z' } } };
export const Saving: Story = { args: { isBusy: true, canToggle: false } };
export const Found: Story = { args: { term: 'lie', isDated: true } };
export const WithFacts: Story = {
  args: { insight: toInsightGroup(example('projectInsightList')).insights[1] ?? emptyEntity('Insight', { id: 1 }) },
};
export const AlmostEmpty: Story = {
  args: { insight: emptyEntity('Insight', { id: 1, title: 'Give the key a price' }) },
};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const bookmark = canvas.getByRole('button', { name: 'Save insight' });
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    bookmark.focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith(args.insight);
  },
};

export const PressedWhileSaving: Story = {
  ...Saving,
  play: async ({ canvas, args }) => {
    const bookmark = canvas.getByRole('button', { name: 'Save insight', busy: true });
    await userEvent.click(bookmark);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(bookmark).toHaveFocus();
  },
};
