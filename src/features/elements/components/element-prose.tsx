import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toProseParts } from '../element-model.ts';

export function ElementProse({ description, children }: { description: string | null; children: ReactNode }) {
  if (description === null)
    return (
      <chakra.p color="fg.muted">
        Nothing here yet. <chakra.span whiteSpace="nowrap">{children}</chakra.span>
      </chakra.p>
    );
  return (
    <chakra.div display="grid" gap="5" overflowWrap="anywhere">
      {toProseParts(description).map(({ line, heading, paragraphs }) => (
        <chakra.section key={line}>
          {heading !== null && (
            <chakra.h2 textStyle="h3" marginBottom="1">
              {heading}
            </chakra.h2>
          )}
          <chakra.div display="grid" gap="4">
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph.line} textStyle="prose" whiteSpace="pre-line">
                {paragraph.text}
              </chakra.p>
            ))}
          </chakra.div>
        </chakra.section>
      ))}
    </chakra.div>
  );
}
