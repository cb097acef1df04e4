import { chakra } from '@chakra-ui/react';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { DockedPanel } from '#src/ui/layout/docked-panel.tsx';
import { DebugLog } from './debug-log-list.tsx';

/** A ref inside a panel's `section`: returns the focus to where it was outside when the panel closes with the focus. */
function returnFocus(part: HTMLElement): () => void {
  const panel = part.closest('section');
  let outside = document.activeElement;
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && panel?.contains(target) === false) outside = target;
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('focusin', onFocus);
    if (panel?.contains(document.activeElement) === true && outside instanceof HTMLElement) outside.focus();
  };
}

/** Only in mock mode. The production build excludes it. */
const DemoControls =
  import.meta.env.VITE_MOCK === 'true'
    ? lazy(async () => ({ default: (await import('./demo-controls.tsx')).DemoControls }))
    : null;

const Controls = chakra('div', {
  base: {
    overflowY: 'auto',
    maxHeight: '72dvh',
    minHeight: '0',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    '& > :last-child': { borderBottomWidth: '0' },
  },
});

function LogOnly({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <IconButton
      label="Show log only"
      icon={value ? Minimize2 : Maximize2}
      iconSize={16}
      aria-pressed={value}
      onClick={() => onChange(!value)}
    />
  );
}

/**
 * The debug panel: a region, not a dialog, so the page stays usable. Mock mode adds the mock server's
 * controls.
 */
export function DebugPanel({ userId, onClose }: { userId: number; onClose: () => void }) {
  const [isLogAlone, setLogAlone] = useState(false);
  return (
    <DockedPanel label="Debug panel">
      <chakra.div
        ref={returnFocus}
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="56px"
        paddingInlineStart="5"
        paddingInlineEnd="2"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <chakra.h2 textStyle="h3" whiteSpace="nowrap">
          Debug panel
        </chakra.h2>
        <chakra.span flex="1" whiteSpace="nowrap">
          {DemoControls && <Chip tone="info">Mock responses</Chip>}
        </chakra.span>
        <chakra.span
          display="flex"
          gap="1"
          // Where the panel is narrower than 420 px.
          css={{ '@media (max-width: 430px), (min-width: 1100px) and (max-width: 1319px)': { display: 'none' } }}
          aria-hidden="true"
        >
          <Kbd>Ctrl</Kbd>
          <Kbd>Shift</Kbd>
          <Kbd>D</Kbd>
        </chakra.span>
        <IconButton label="Close debug panel" icon={X} tooltip={false} onClick={onClose} />
      </chakra.div>
      {DemoControls && (
        <Controls hidden={isLogAlone}>
          <Suspense fallback={null}>
            <DemoControls userId={userId} />
          </Suspense>
        </Controls>
      )}
      <DebugLog>{DemoControls && <LogOnly value={isLogAlone} onChange={setLogAlone} />}</DebugLog>
    </DockedPanel>
  );
}
