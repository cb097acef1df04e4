import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/display/card.tsx';

export function DemoNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        <chakra.strong color="fg.default" fontWeight="600">
          Mock responses are on.
        </chakra.strong>{' '}
        {text}
      </chakra.p>
      {children}
    </Card>
  );
}
