import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { isSafeMarkdown } from '#src/lib/markdown-source.ts';
import { SkeletonBar } from '../display/skeleton.tsx';
import { PanelBoundary } from '../feedback/error-boundary.tsx';

const MarkdownBody = lazy(async () => {
  const { MarkdownBody } = await import('./markdown-body.tsx');
  return { default: MarkdownBody };
});

const Prose = chakra('div', {
  base: {
    textStyle: 'prose',
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: '4' },
    '& h3, & h4, & h5': { textStyle: 'h3', fontFamily: 'sans', marginTop: '6' },
    '& > :first-child': { marginTop: '0' },
    '& ul, & ol': { paddingInlineStart: '5', display: 'grid', gap: '1' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& blockquote': {
      textStyle: 'quote',
      borderInlineStartWidth: '2px',
      borderColor: 'accent.solid',
      paddingInlineStart: '4',
    },
    '& a': { color: 'accent.fg', textDecoration: 'underline' },
    '& code': { fontFamily: 'mono', fontSize: '0.85em' },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& hr': { borderColor: 'border.default' },
  },
  variants: {
    look: {
      prose: {},
      notice: { textStyle: 'body', lineHeight: '1.6', '& > * + *': { marginTop: '3' } },
    },
  },
  defaultVariants: { look: 'prose' },
});

function Waiting() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true" paddingBlock="2">
      <SkeletonBar width="80%" />
      <SkeletonBar width="95%" />
      <SkeletonBar width="60%" />
    </chakra.div>
  );
}

function Plain({ text }: { text: string }) {
  return <chakra.p whiteSpace="pre-wrap">{text}</chakra.p>;
}

type Props = {
  text: string;
  /** A notice drops HTML (SHELL-30). In prose it may be the writer's own text, so it's shown. */
  look?: 'prose' | 'notice';
};

/**
 * Renders Markdown from the server safely: no live HTML, no images, only https and mailto links. Text too long or deep to
 * parse in time is shown as plain text.
 */
export function Markdown({ text, look = 'prose' }: Props) {
  return (
    <Prose look={look}>
      {isSafeMarkdown(text) ? (
        <PanelBoundary renderFailure={() => <Plain text={text} />}>
          <Suspense fallback={<Waiting />}>
            <MarkdownBody text={text} skipHtml={look === 'notice'} />
          </Suspense>
        </PanelBoundary>
      ) : (
        <Plain text={text} />
      )}
    </Prose>
  );
}
