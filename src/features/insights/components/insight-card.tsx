import { Bookmark } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { formatDay } from '#src/lib/dates.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Tooltip } from '#src/ui/overlay/tooltip.tsx';
import { insightName } from '../insight-blocks.ts';
import { getExtraAttributes } from '../insight-extras.ts';
import { insightLook } from '../insight-types.ts';
import { InsightContent } from './insight-content.tsx';
import { MarkedText } from './marked-text.tsx';

type Props = Omit<ComponentProps<'article'>, 'onToggle'> & {
  insight: Insight;
  term?: string;
  isBusy: boolean;
  canToggle: boolean;
  onToggle: (insight: Insight) => void;
  isDated?: boolean;
};

function filled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

function Facts({ insight, term }: { insight: Insight; term: string }) {
  const facts = getExtraAttributes(insight);
  if (facts.length === 0) return null;
  return (
    <dl className="pc-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <MarkedText text={name} term={term} />
          </dt>
          <dd>
            <MarkedText text={value} term={term} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatCaption(insight: Insight, isDated: boolean): string | null {
  const at = isDated ? Date.parse(insight.updated_at) : Number.NaN;
  const day = Number.isNaN(at) ? null : formatDay(at, Date.now());
  const parts = [insight.caption, day].filter(filled);
  return parts.length === 0 ? null : parts.join(' · ');
}

/**
 * An insight of plain elements inside `PlainCards`, since lists may hold thousands. Its label is always visible; the
 * colour only repeats it.
 */
export const InsightCard = memo(function InsightCard(props: Props) {
  const { insight, term = '', isBusy, canToggle, onToggle, isDated = false, ...article } = props;
  const { label, tone } = insightLook(insight.type);
  const isSaved = insight.saved_at !== null;
  const caption = formatCaption(insight, isDated);
  return (
    <article aria-label={insightName(insight)} {...article} className="pc-card">
      <div className="pc-head">
        <span className="pc-chip" data-tone={tone}>
          <MarkedText text={label} term={term} />
        </span>
        {filled(insight.category_name) && (
          <span className="pc-aside">
            <MarkedText text={insight.category_name} term={term} />
          </span>
        )}
        <Tooltip text="Save insight">
          <button
            type="button"
            className="pc-icon"
            aria-label="Save insight"
            aria-pressed={isSaved}
            aria-disabled={!canToggle}
            aria-busy={isBusy}
            onClick={() => {
              if (canToggle) onToggle(insight);
            }}
          >
            <Icon of={Bookmark} filled={isSaved} />
          </button>
        </Tooltip>
      </div>
      {filled(insight.title) && (
        <h3 className="pc-title">
          <MarkedText text={insight.title} term={term} />
        </h3>
      )}
      {[insight.subtitle_1, insight.subtitle_2].filter(filled).map((subtitle) => (
        <p key={subtitle} className="pc-small">
          <MarkedText text={subtitle} term={term} />
        </p>
      ))}
      <InsightContent content={insight.content} term={term} />
      {caption !== null && <p className="pc-caption">{caption}</p>}
      <Facts insight={insight} term={term} />
    </article>
  );
});
