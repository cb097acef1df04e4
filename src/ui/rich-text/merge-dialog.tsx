import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { VersionChoice } from '#src/lib/autosave-field.ts';
import type { Hunk, DiffLine, TextRun } from '#src/lib/merge-versions.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { toast } from '../feedback/toast.ts';
import { DialogFrame } from '../overlay/dialog-frame.tsx';
import { useDialog } from '../overlay/dialog-context.ts';
import { useMedia } from '#src/ui/use-media.ts';

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

type VersionPaneProps = {
  side: 'local' | 'remote';
  caption: string;
  passages: readonly (readonly DiffLine[])[];
  at: number;
  hidden: boolean;
  onScroll: (pane: HTMLElement) => void;
};

function VersionPane({ side, caption, passages, at, hidden, onScroll }: VersionPaneProps) {
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

const done: Readonly<Record<VersionChoice, string>> = {
  local: 'Kept this version',
  remote: 'Kept the other version',
  both: 'Kept both versions',
};

export type MergeInput = {
  readonly passages: readonly Hunk[];
  readonly local: string;
  readonly remote: string;
};

type PagerProps = { at: number; count: number; onStep: (step: number) => void };

function Pager({ at, count, onStep }: PagerProps) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="center" gap="1" minHeight="10">
      <IconButton label="Previous difference" icon={ChevronLeft} disabled={count < 2} onClick={() => onStep(-1)} />
      <chakra.span textStyle="caption" color="fg.muted" role="status">
        {count === 0 ? 'No differences in wording' : `Difference ${at + 1} of ${count}`}
      </chakra.span>
      <IconButton label="Next difference" icon={ChevronRight} disabled={count < 2} onClick={() => onStep(1)} />
    </chakra.div>
  );
}

type Side = 'local' | 'remote';

function Panes({ versions }: { versions: MergeInput }) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const [side, setSide] = useState<Side>('local');
  const [at, setAt] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const count = versions.passages.length;
  const step = (by: number): void => {
    const next = (at + by + count) % count;
    setAt(next);
    for (const passage of container.current?.querySelectorAll(`[data-passage="${next}"]`) ?? [])
      passage.scrollIntoView({ block: 'nearest' });
  };
  const follow = (scrolled: HTMLElement): void => {
    const share = scrolled.scrollTop / Math.max(1, scrolled.scrollHeight - scrolled.clientHeight);
    for (const pane of container.current?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])
      if (pane !== scrolled) pane.scrollTop = share * (pane.scrollHeight - pane.clientHeight);
  };
  const pane = (which: Side) => (
    <VersionPane
      side={which}
      caption={versions[which]}
      passages={versions.passages.map((passage) => passage[which])}
      at={at}
      hidden={isPhone && side !== which}
      onScroll={follow}
    />
  );
  return (
    <>
      {isPhone && (
        <SegmentedControl
          label="Version"
          full
          value={side}
          options={[
            { value: 'local', label: 'This device' },
            { value: 'remote', label: 'Other device' },
          ]}
          onChange={setSide}
        />
      )}
      <chakra.div
        ref={container}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        marginTop={{ base: '3', md: '5' }}
      >
        {pane('local')}
        {pane('remote')}
      </chakra.div>
      <Pager at={at} count={count} onStep={step} />
    </>
  );
}

const choices: readonly { choice: VersionChoice; label: string }[] = [
  { choice: 'local', label: 'Keep this version' },
  { choice: 'remote', label: 'Keep the other version' },
  { choice: 'both', label: 'Keep both' },
];

export type MergeOutcome = { readonly problem: string } | { readonly undo: () => void };

type Props = {
  title: string;
  versions: MergeInput | null;
  onKeep: (choice: VersionChoice) => Promise<MergeOutcome>;
};

/** Shows two versions of a text side by side to choose from. Closing it chooses neither. */
export function MergeDialog({ title, versions, onKeep }: Props) {
  const { close } = useDialog();
  const [pressed, setPressed] = useState<VersionChoice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (choice: VersionChoice): Promise<void> => {
    if (pressed !== null) return;
    setPressed(choice);
    setProblem(null);
    const outcome = await onKeep(choice);
    setPressed(null);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    close();
    toast({ type: 'success', message: done[choice], action: { label: 'Undo', onAction: outcome.undo } });
  };
  return (
    <DialogFrame
      title={title}
      actions={choices.map(({ choice, label }) => (
        <Button
          key={choice}
          variant={choice === 'both' ? 'solid' : 'outline'}
          data-autofocus={choice === 'both' ? '' : undefined}
          loading={pressed === choice}
          aria-disabled={pressed !== null}
          onClick={() => void choose(choice)}
        >
          {label}
        </Button>
      ))}
    >
      <chakra.p color="fg.muted" textWrap="balance" maxWidth="360px" marginBottom={{ base: '4', md: '0' }}>
        This was edited on another device while you were writing. We’ll keep both versions until you choose.
      </chakra.p>
      {versions && <Panes versions={versions} />}
      <chakra.p role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
        {problem}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        “Keep both” adds the other version below this one, with a divider.
      </chakra.p>
    </DialogFrame>
  );
}
