import type { ReactNode } from 'react';
import type { VisibleItems } from './visible-items.ts';

const space = { gridColumn: '1 / -1', visibility: 'hidden' } as const;

type Props = {
  visible: VisibleItems;
  /** Its key must identify the element at an index. */
  renderItem: (index: number) => ReactNode;
};

/** A list's rendered items, and empty elements as high as those left out. */
export function VisibleList({ visible: { ranges, after }, renderItem }: Props) {
  const renderSpace = (height: number, name: string): ReactNode =>
    height > 0 && <li key={name} role="presentation" style={{ ...space, height }} />;
  return (
    <>
      {ranges.flatMap(({ from, to, space: before }) => [
        renderSpace(before, `before-${from}`),
        ...Array.from({ length: to - from }, (_item, at) => renderItem(from + at)),
      ])}
      {renderSpace(after, 'after')}
    </>
  );
}
