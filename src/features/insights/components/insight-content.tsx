import type { Insight } from '#src/contract/generated/types.ts';
import { toContentParts, type ContentPart } from '../insight-blocks.ts';
import { MarkedText } from './marked-text.tsx';

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

export function InsightContent({ content, term }: Props) {
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
