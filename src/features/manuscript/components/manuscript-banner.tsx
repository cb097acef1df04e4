import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { BookOpen, Files, CircleAlert } from 'lucide-react';
import { saveTexts, storageTexts } from '#src/lib/screen-texts.ts';
import { manuscriptTexts } from '../texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { useEffect, useRef, useEffectEvent } from 'react';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { DialogHandle } from '#src/ui/overlay/dialogs.ts';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    maxWidth: 'calc(var(--story-width, 600px))',
    marginInline: 'auto',
    paddingBlock: '2',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'label',
    fontWeight: '500',
    '& > span': { flex: '1', minWidth: '180px' },
  },
});

export function ManuscriptBanner({ store, onCompare }: { store: ManuscriptStore; onCompare: () => void }) {
  const writeLock = useValue(store.writeLock.state$);
  const conflict = useValue(store.conflict$);
  return (
    <chakra.div
      role="status"
      aria-label="This manuscript"
      position="sticky"
      top={{ base: 'calc(56px + var(--shell-top, 0px))', md: 'calc(64px + var(--shell-top, 0px))' }}
      zIndex="raised"
      paddingInline="5"
    >
      {writeLock === 'elsewhere' && (
        <Strip>
          <Icon of={BookOpen} />
          <span>{manuscriptTexts.elsewhere}</span>
          <Button size="sm" onClick={() => store.writeLock.takeOver()}>
            Write here instead
          </Button>
        </Strip>
      )}
      {conflict !== null && writeLock === 'acquired' && (
        <Strip>
          <Icon of={Files} />
          <span>There are two versions. We’ll keep both until you choose.</span>
          <Button size="sm" onClick={onCompare}>
            Compare
          </Button>
        </Strip>
      )}
    </chakra.div>
  );
}

/**
 * Shows two versions in a typing pause, never in focus mode. If closed without a choice, they don't reappear
 * automatically. Returns a function that shows them at once.
 */
export function useConflict(store: ManuscriptStore, name: string, isFocus: boolean): () => void {
  const version = useValue(store.conflict$);
  const writeLock = useValue(store.writeLock.state$);
  const isOpen = useRef(false);
  const dialog = useRef<DialogHandle | null>(null);
  const open = async (): Promise<void> => {
    if (isOpen.current) return;
    isOpen.current = true;
    const { openConflict } = await import('./conflict-dialog.tsx');
    // The screen may be left while the dialog loads.
    isOpen.current = store.canWrite;
    if (!store.canWrite) return;
    dialog.current = openConflict(store, name, () => {
      isOpen.current = false;
      dialog.current = null;
    });
  };
  // Dialogs are outside React.
  useEffect(() => () => dialog.current?.close(), []);
  const show = useEffectEvent(open);
  // The clock: the dialog waits for a typing pause.
  useEffect(() => {
    if (version === null || writeLock !== 'acquired' || isFocus) return undefined;
    let cancel: () => void = () => undefined;
    const wait = (): void => {
      const left = store.changedAt + manuscriptLimits.conflictPauseMs - systemClock.now();
      if (left > 0) cancel = systemClock.once(left, wait);
      else void show();
    };
    wait();
    return () => cancel();
  }, [store, version, writeLock, isFocus]);
  return () => void open();
}

const Label = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

/**
 * Shows the save state in the vocabulary's terms, always at the same position. `onlyErrors`: shows only errors, as in
 * focus mode.
 */
export function ManuscriptSaveState({ store, onlyErrors = false }: { store: ManuscriptStore; onlyErrors?: boolean }) {
  const { kind, isRefused } = useValue(store.saveStatus$);
  const problem = useValue(store.problem$);
  const hasFailed = kind === 'failed' || isRefused;
  if (onlyErrors && !hasFailed) return null;
  const refused = `${storageTexts.blocked} ${manuscriptTexts.copyBeforeLeaving}`;
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" minWidth="0">
      <Label role="status" aria-label="Save state" failed={hasFailed} translate="no">
        {hasFailed && <Icon of={CircleAlert} size={16} />}
        <span>{saveTexts[isRefused && kind === 'none' ? 'failed' : kind]}</span>
      </Label>
      {hasFailed && (
        <>
          <chakra.span color="fg.muted" truncate hideBelow="md">
            {[isRefused ? refused : manuscriptTexts.savedOnDevice, problem].filter((line) => line !== null).join(' ')}
          </chakra.span>
          <Button size="sm" variant="link" onClick={() => void store.save()}>
            Try again
          </Button>
        </>
      )}
    </chakra.div>
  );
}
