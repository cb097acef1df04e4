import { chakra } from '@chakra-ui/react';
import type { DiffLine, TextRun } from '#src/lib/merge-versions.ts';

const Pane = chakra('section', {
  base: {
    height: { base: '38dvh', md: '306px' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '16px 20px 20px',
    bg: 'bg.canvas',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'card',
    '& mark': {
      color: 'inherit',
      borderRadius: '3px',
      borderBottom: '2px solid',
      boxDecorationBreak: 'clone',
    },
    '&[data-pane=local] mark': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    '&[data-pane=remote] mark': { bg: 'info.bg', borderColor: 'info.fg' },
  },
});

const Passage = chakra('div', {
  base: {
    fontFamily: 'serif',
    fontSize: '17px',
    lineHeight: '28px',
    '& p + p': { marginTop: '2.5' },
    '& + &': { marginTop: '4', paddingTop: '4', borderTop: '1px dashed {colors.border.default}' },
    '& [data-kind=heading]': { fontWeight: '500', fontSize: '20px' },
    '& [data-kind=break]': { textAlign: 'center', color: 'fg.muted' },
  },
});

function RunText({ run: { text, differs } }: { run: TextRun }) {
  if (!differs) return text;
  return (
    <mark>
      <chakra.span srOnly>differs: </chakra.span>
      {text}
    </mark>
  );
}

type Props = {
  side: 'local' | 'remote';
  caption: string;
  passages: readonly (readonly DiffLine[])[];
  at: number;
  hidden: boolean;
  onScroll: (pane: HTMLElement) => void;
};

export function VersionPane({ side, caption, passages, at, hidden, onScroll }: Props) {
  const title = side === 'local' ? 'This device' : 'Other device';
  return (
    <Pane
      data-pane={side}
      aria-label={title}
      tabIndex={0}
      hidden={hidden}
      onScroll={(event) => onScroll(event.currentTarget)}
    >
      <chakra.div display="flex" alignItems="baseline" flexWrap="wrap" columnGap="2" marginBottom="1.5">
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <chakra.span textStyle="caption" color="fg.muted">
          {caption}
        </chakra.span>
      </chakra.div>
      {passages.map((lines, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages are identified by their position
        <Passage key={n} data-passage={n} data-here={n === at ? '' : undefined}>
          {lines.length === 0 && <chakra.p color="fg.muted">Nothing here.</chakra.p>}
          {lines.map((line, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines can repeat
            <p key={row} data-kind={line.kind}>
              {line.runs.map((run, part) => (
                // oxlint-disable-next-line react/no-array-index-key -- segments can repeat
                <RunText key={part} run={run} />
              ))}
            </p>
          ))}
        </Passage>
      ))}
    </Pane>
  );
}
