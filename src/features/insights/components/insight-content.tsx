import { chakra } from '@chakra-ui/react';
import type { Insight } from '#src/contract/generated/model/index.ts';
import { contentPieces, type ContentPiece } from '../insight-content.ts';

const Bullets = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '2' },
});

const Bullet = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1px',
      top: '8px',
      width: '4px',
      height: '4px',
      borderRadius: 'full',
      bg: 'border.control',
    },
  },
});

function Piece({ piece }: { piece: ContentPiece }) {
  if (piece.kind === 'list')
    return (
      <Bullets>
        {piece.items.map((item) => (
          <Bullet key={item}>{item}</Bullet>
        ))}
      </Bullets>
    );
  if (piece.kind === 'quote')
    return (
      <chakra.blockquote textStyle="quote" color="fg.default">
        “{piece.text}”
      </chakra.blockquote>
    );
  if (piece.kind === 'subtitle')
    return (
      <chakra.h4 textStyle="small" fontWeight="600" color="fg.default" marginTop="1">
        {piece.text}
      </chakra.h4>
    );
  return <chakra.p whiteSpace="pre-line">{piece.text}</chakra.p>;
}

/** What an insight says, in whatever form it comes. */
export function InsightContent({ content }: { content: Insight['content'] }) {
  const pieces = contentPieces(content);
  if (pieces.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" textStyle="text" color="fg.muted" overflowWrap="anywhere">
      {pieces.map((piece, index) => (
        // The pieces of one insight never change their order.
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no id and keep their place
        <Piece key={index} piece={piece} />
      ))}
    </chakra.div>
  );
}
