import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { debugLogEntries } from '#src/lib/constants.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { quickMode$ } from '#src/platform/persisted-flag.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/announcer.ts';
import { formatLogText, toLogLines, type LogLine } from '../log-line.ts';
import { LogRow } from './log-row.tsx';
import { PanelButton, PanelInput, PanelRow, PanelTitle } from './panel-parts.tsx';
import { useValue } from '@legendapp/state/react';

const Rows = chakra('div', {
  base: {
    flex: '1 0 max(160px, 24dvh)',
    minHeight: 'max(160px, 24dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

/** The specification's quick mode: recordings without a response time out after 6 s, not 2 minutes. */
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
  announce((await copyText(formatLogText(lines))) ? 'Log copied' : 'Couldn’t copy the log');
}

/** Shows the page's last 100 log entries, redacted when written. `children` are more buttons. */
export function DebugLog({ children }: { children?: ReactNode }) {
  const entries = useValue(debugLog$);
  const [filter, setFilter] = useState('');
  const lines = toLogLines(entries, filter);
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
        {children}
      </PanelRow>
      <Rows role="log" aria-label="Debug log" aria-live="off" tabIndex={0}>
        {lines.map((line) => (
          <LogRow key={line.id} line={line} />
        ))}
        {lines.length === 0 && (
          <chakra.p textStyle="small" color="fg.muted" padding="5">
            {entries.length === 0 ? 'No activity yet.' : 'No matches'}
          </chakra.p>
        )}
      </Rows>
      <Foot count={entries.length} />
    </>
  );
}
