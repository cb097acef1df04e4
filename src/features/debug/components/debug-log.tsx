import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useState } from 'react';
import { debugLogEntries } from '#src/lib/constants.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { quickMode$ } from '#src/platform/quick-mode.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { openDataPoint } from './data-point.tsx';
import { asText, linesOf, type LogLine } from '../log-line.ts';
import { PanelButton, PanelInput, PanelRow, PanelTitle } from './panel-parts.tsx';

const Rows = chakra('div', {
  base: {
    flex: '1 0 160px',
    minHeight: '160px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Row = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontFamily: 'mono',
    fontSize: '12px',
    lineHeight: '16px',
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: '90px 42px minmax(0, 1fr) auto',
      gap: '2',
      minHeight: '27px',
      alignItems: 'center',
      paddingInline: '5',
      cursor: 'pointer',
      listStyle: 'none',
      _hover: { bg: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > pre': {
      paddingInline: '5',
      paddingBlock: '2',
      color: 'fg.muted',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    tone: {
      plain: { '& .result': { color: 'fg.muted' } },
      good: { '& .tag, & .result': { color: 'success.fg' } },
      bad: { bg: 'danger.bg', '& > summary': { color: 'danger.fg' } },
    },
  },
});

function LogRow({ time, tag, text, result, tone, detail }: LogLine) {
  return (
    <Row tone={tone}>
      <summary>
        <span>{time}</span>
        <chakra.strong className="tag" fontWeight="600">
          {tag}
        </chakra.strong>
        <chakra.span truncate title={text}>
          {text}
        </chakra.span>
        <span className="result">{result}</span>
      </summary>
      <pre>{detail ?? 'Nothing else is known.'}</pre>
      {detail !== null && (
        <chakra.div paddingInline="5" paddingBottom="2">
          <PanelButton type="button" onClick={() => openDataPoint(text, detail)}>
            Open data point
          </PanelButton>
        </chakra.div>
      )}
    </Row>
  );
}

/** Section 4's quick mode: a recording that is not answered times out after 6 s instead of 2 minutes. */
function QuickMode() {
  const isQuick = useValue(quickMode$);
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="1.5" cursor="pointer">
      <input type="checkbox" checked={isQuick} onChange={(event) => quickMode$.set(event.currentTarget.checked)} />
      Quick mode
    </chakra.label>
  );
}

function Foot({ count }: { count: number }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="2"
      paddingBlock="1.5"
      paddingInline="5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      textStyle="caption"
      color="fg.muted"
    >
      <span>
        {count} of at most {debugLogEntries} entries
      </span>
      <QuickMode />
    </chakra.div>
  );
}

async function copy(lines: readonly LogLine[]): Promise<void> {
  announce((await copyText(asText(lines))) ? 'Log copied' : 'The log could not be copied');
}

/** What happened in this page, at most 100 entries (section 1): calls, events, changes of state, errors. Redacted when it was written. */
export function DebugLog() {
  const entries = useValue(debugLog$);
  const [filter, setFilter] = useState('');
  const lines = linesOf(entries, filter);
  return (
    <>
      <PanelRow paddingBlock="2" paddingInline="5">
        <PanelTitle>Log</PanelTitle>
        <PanelInput
          aria-label="Filter log"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <PanelButton type="button" kind="text" onClick={() => void copy(lines)}>
          Copy log
        </PanelButton>
        <PanelButton type="button" kind="text" onClick={clearDebugLog}>
          Clear log
        </PanelButton>
      </PanelRow>
      <Rows role="log" aria-label="Debug log" aria-live="off" tabIndex={0}>
        {lines.map((line) => (
          <LogRow key={line.id} {...line} />
        ))}
        {lines.length === 0 && (
          <chakra.p textStyle="small" color="fg.muted" padding="5">
            {entries.length === 0 ? 'Nothing has happened yet.' : 'Nothing matches.'}
          </chakra.p>
        )}
      </Rows>
      <Foot count={entries.length} />
    </>
  );
}
