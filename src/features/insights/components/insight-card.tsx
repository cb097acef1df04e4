import { Bookmark } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import type { Insight } from '#src/api/generated/types.ts';
import { formatDay } from '#src/lib/dates.ts';
import { linkAddress } from '#src/lib/markdown-source.ts';
import { foldText } from '#shared/text/search.ts';
import { highlight } from '#src/lib/search-match.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { type ContentPart, getExtraAttributes, insightLook, insightName, toContentParts } from '../insight-format.ts';

/** URLs in a text, without their sentence's punctuation. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’”])/gu;

function Marked({ text, term }: { text: string; term: string }) {
  if (term === '') return text;
  return highlight(text, [foldText(term)]).map((run, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- runs have no id and keep their order
    run.isHit ? <mark key={index}>{run.text}</mark> : run.text,
  );
}

function MarkedText({ text, term }: { text: string; term: string }) {
  if (!text.includes('://')) return <Marked text={text} term={term} />;
  return text.split(addresses).map((segment, index) => {
    const address = index % 2 === 1 ? linkAddress(segment) : null;
    const markedText = <Marked text={segment} term={term} />;
    return address === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <span key={index}>{markedText}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <a key={index} href={address} target="_blank" rel="noreferrer">
        {markedText}
      </a>
    );
  });
}

function ContentPartView({ part, term }: { part: ContentPart; term: string }) {
  if (part.kind === 'list')
    return (
      <ul className="pc-list">
        {part.items.map((item) => (
          <li key={item} className="pc-text">
            <MarkedText text={item} term={term} />
          </li>
        ))}
      </ul>
    );
  const markedText = <MarkedText text={part.text} term={term} />;
  if (part.kind === 'quote') return <blockquote className="pc-quote">“{markedText}”</blockquote>;
  if (part.kind === 'subtitle') return <h4 className="pc-subtitle">{markedText}</h4>;
  return <p className="pc-text">{markedText}</p>;
}

type Props = {
  content: Insight['content'];
  term: string;
};

function InsightContent({ content, term }: Props) {
  const parts = toContentParts(content);
  if (parts.length === 0) return null;
  return (
    <div className="pc-body">
      {parts.map((part, index) => (
        // An insight's pieces never change order.
        // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
        <ContentPartView key={index} part={part} term={term} />
      ))}
    </div>
  );
}

type InsightCardProps = Omit<ComponentProps<'article'>, 'onToggle'> & {
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
export const InsightCard = memo(function InsightCard(props: InsightCardProps) {
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
