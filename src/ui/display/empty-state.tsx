import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** At most two buttons. */
  children?: ReactNode;
};

export function EmptyState({ title, hint, children }: Props) {
  return (
    <chakra.div paddingBlock="10" textAlign="center">
      <chakra.p textStyle="empty" overflowWrap="anywhere">
        {title}
      </chakra.p>
      {hint && (
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {hint}
        </chakra.p>
      )}
      {children && (
        <chakra.div marginTop="6" display="flex" flexWrap="wrap" gap="2" justifyContent="center">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
