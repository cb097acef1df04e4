import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { lineStyles } from './line-styles.ts';
import { listMark } from './position-at-point.ts';
import { useDragState } from './sortable-context.ts';

const List = chakra('ol', { base: { position: 'relative', listStyle: 'none', ...lineStyles } });

type Props = Omit<HTMLChakraProps<'ol'>, 'id'> & {
  list: string;
  ref?: Ref<HTMLOListElement>;
};

export function SortableList({ list, ...rest }: Props) {
  const isTarget = useDragState((lift) => lift?.line?.list === list && lift.line.item === null);
  const line = isTarget ? { 'data-line': 'after', 'data-axis': 'y' } : {};
  return <List {...{ [listMark]: list }} {...line} {...rest} />;
}
