import type { Insight } from '#src/contract/generated/model/index.ts';
import { toContentParts, type ContentPart } from '../insight-blocks.ts';
import { MarkedText } from './marked-text.tsx';

function Piece({ piece, term }: { piece: ContentPart; term: string }) {
  if (piece.kind === 'list')
    return (
      <ul className="pc-list">
        {piece.items.map((item) => (
          <li key={item} className="pc-text">
            <MarkedText text={item} term={term} />
          </li>
        ))}
      </ul>
    );
  const words = <MarkedText text={piece.text} term={term} />;
  if (piece.kind === 'quote') return <blockquote className="pc-quote">“{words}”</blockquote>;
  if (piece.kind === 'subtitle') return <h4 className="pc-subtitle">{words}</h4>;
  return <p className="pc-text">{words}</p>;
}

type Props = {
  content: Insight['content'];
  term: string;
};

export function InsightContent({ content, term }: Props) {
  const pieces = toContentParts(content);
  if (pieces.length === 0) return null;
  return (
    <div className="pc-body">
      {pieces.map((piece, index) => (
        // An insight's pieces never change order.
        // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
        <Piece key={index} piece={piece} term={term} />
      ))}
    </div>
  );
}
