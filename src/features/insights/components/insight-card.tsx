import { chakra } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import type { Insight } from '#src/contract/generated/model/index.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { insightName } from '../insight-content.ts';
import { insightLook } from '../insight-types.ts';
import { InsightContent } from './insight-content.tsx';

type Props = {
  insight: Insight;
  /** A save or unsave of this insight's direction is under way: further presses are ignored until the answer. */
  busy: boolean;
  onToggle: (insight: Insight) => void;
};

const filled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/** One insight. Its label is always written out; the colour only repeats it. */
export function InsightCard({ insight, busy, onToggle }: Props) {
  const { label, tone } = insightLook(insight.type);
  const saved = insight.saved_at !== null;
  const action = saved ? insight.actions.unsave : insight.actions.save;
  return (
    <Card asChild>
      <article aria-label={insightName(insight)}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" marginBottom="2">
          <Chip tone={tone}>{label}</Chip>
          <IconButton
            label="Save insight"
            icon={Bookmark}
            filled={saved}
            aria-pressed={saved}
            aria-disabled={busy || action === undefined}
            color={saved ? 'accent.fg' : 'fg.subtle'}
            opacity={busy ? '.45' : '1'}
            margin="-11px"
            onClick={() => {
              if (!busy && action !== undefined) onToggle(insight);
            }}
          />
        </chakra.div>
        {filled(insight.title) && (
          <chakra.h3 textStyle="title" overflowWrap="anywhere">
            {insight.title}
          </chakra.h3>
        )}
        {[insight.subtitle_1, insight.subtitle_2].filter(filled).map((subtitle) => (
          <chakra.p key={subtitle} textStyle="small" color="fg.muted" marginTop="0.5">
            {subtitle}
          </chakra.p>
        ))}
        <chakra.div marginTop="1.5">
          <InsightContent content={insight.content} />
        </chakra.div>
        {filled(insight.caption) && (
          <chakra.p textStyle="caption" color="fg.subtle" marginTop="3">
            {insight.caption}
          </chakra.p>
        )}
      </article>
    </Card>
  );
}
