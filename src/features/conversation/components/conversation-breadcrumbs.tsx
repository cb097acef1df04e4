import { chakra } from '@chakra-ui/react';
import type { getBreadcrumbs } from '../extracted.ts';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& li': { overflowWrap: 'anywhere' },
    '& li + li::before': { content: '"›" / ""', marginInline: '1.5' },
  },
});

export function ConversationBreadcrumbs({ steps, more }: ReturnType<typeof getBreadcrumbs>) {
  if (steps.length === 0) return null;
  return (
    <List aria-label="Conversation path">
      {more && <li aria-hidden="true">…</li>}
      {steps.map((step, n) => (
        <li key={step} {...(n === steps.length - 1 && { 'aria-current': 'step' as const })}>
          {step}
        </li>
      ))}
    </List>
  );
}
