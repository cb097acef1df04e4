import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { type LogLine, moreText } from '../log-line.ts';
import { PanelButton } from './panel-parts.tsx';

type Props = { title: string; content: string };

function DataPoint({ title, content }: Props) {
  const { close } = useDialog();
  return (
    <DialogFrame
      title={title}
      cross={false}
      actions={
        <Button data-autofocus="" onClick={close}>
          Close
        </Button>
      }
    >
      <chakra.pre
        fontFamily="mono"
        fontSize="12px"
        lineHeight="16px"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color="fg.muted"
      >
        {content}
      </chakra.pre>
    </DialogFrame>
  );
}

/** Opens the admin's data-point modal for a debug log item. Only the debug tools use it. */
function openDataPoint(title: string, content: string): void {
  openDialog(<DataPoint title={title} content={content} />, { size: 'md' });
}

const Row = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontFamily: 'mono',
    fontSize: '12px',
    lineHeight: '16px',
  },
  variants: {
    tone: {
      plain: { '& .result': { color: 'fg.muted' } },
      good: { '& .tag, & .result': { color: 'success.fg' } },
      bad: { '& > button': { bg: 'danger.bg', color: 'danger.fg' } },
    },
  },
});

const Head = chakra('button', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'grid',
    gridTemplateColumns: '12px max-content 44px minmax(0, 1fr) auto',
    columnGap: '2',
    alignItems: 'center',
    width: '100%',
    minHeight: '27px',
    paddingInlineStart: '3',
    paddingInlineEnd: '5',
    textAlign: 'start',
    bg: 'bg.surface',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& svg': { color: 'fg.muted', transition: 'transform 120ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

const Block = chakra('pre', {
  base: {
    padding: '2.5',
    borderRadius: 'chip',
    bg: 'bg.subtle',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: { broken: { true: { bg: 'danger.bg', color: 'danger.fg' } } },
});

function isBroken(title: string): boolean {
  return title.startsWith('Contract');
}

function More({ line }: { line: LogLine }) {
  const { tag, text, facts, blocks } = line;
  return (
    <>
      {facts.length > 0 && (
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      {blocks.map(({ title, text: content }) => (
        <div key={title}>
          <chakra.h4 marginBottom="1" textStyle="caption" color="fg.muted">
            {title}
          </chakra.h4>
          <Block broken={isBroken(title)}>{content}</Block>
        </div>
      ))}
      {facts.length + blocks.length === 0 && <chakra.p color="fg.muted">No more details.</chakra.p>}
      {blocks.length > 0 && (
        <PanelButton type="button" justifySelf="start" onClick={() => openDataPoint(`${tag} ${text}`, moreText(line))}>
          Open data point
        </PanelButton>
      )}
    </>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  if (element === null) return;
  element.scrollIntoView({ block: 'nearest' });
  const list = element.closest('[role=log]');
  // At scrollTop 0, new entries would push the open one away. Elsewhere the browser anchors it.
  if (list?.scrollTop === 0) list.scrollTop = 1;
}

export function LogRow({ line }: { line: LogLine }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { time, tag, text, result, tone } = line;
  return (
    <Row tone={tone}>
      <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={ChevronRight} size={12} />
        <span>{time}</span>
        <chakra.strong className="tag" fontWeight="600">
          {tag}
        </chakra.strong>
        <chakra.span truncate title={text}>
          {text}
        </chakra.span>
        <span className="result">{result}</span>
      </Head>
      <chakra.div
        ref={isOpen ? scrollIntoView : null}
        id={id}
        css={{ scrollMarginTop: '28px', '@media (pointer: coarse)': { scrollMarginTop: '45px' } }}
        hidden={!isOpen}
        display="grid"
        gap="3"
        paddingInline="5"
        paddingBlock="3"
      >
        {isOpen && <More line={line} />}
      </chakra.div>
    </Row>
  );
}
