import { chakra } from '@chakra-ui/react';
import {
  ALargeSmall,
  ArrowLeft,
  Maximize2,
  Camera,
  Download,
  RotateCcwClock,
  type LucideIcon,
  Search,
  Target,
  Upload,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import type { PaperTone } from '../appearance-settings.ts';
import { ManuscriptSaveState } from './manuscript-banner.tsx';
import { SceneList } from './scene-list.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { toRichDoc } from '#src/ui/rich-text/editor-text.ts';
import { lowWindow } from '#src/ui/layout/low-window.ts';

type WriteAction = { readonly label: string; readonly icon: LucideIcon; readonly onSelect: () => void };

async function takeSnapshot(store: ManuscriptStore): Promise<void> {
  const isSaved = await store.snapshot('Taken manually');
  toast({ message: isSaved ? 'Snapshot saved on this device' : 'You already have a snapshot of this version' });
}

/** Returns the actions besides writing. Dialogs load on demand, because most visits only write. */
export function writeActions(store: ManuscriptStore, name: string, onFind: () => void): readonly WriteAction[] {
  const snapshots = async (): Promise<void> => (await import('./snapshots-dialog.tsx')).openSnapshots(store);
  const goal = async (): Promise<void> => (await import('./goal-dialog.tsx')).openGoal(store);
  const exporting = async (): Promise<void> =>
    (await import('./export-dialog.tsx')).openExport({
      name,
      kinds: ['word', 'markdown', 'fountain'],
      toDoc: () => toRichDoc(store.text),
    });
  const importing = async (): Promise<void> => (await import('./import-dialog.tsx')).openImport(store);
  const actions = [
    { label: 'Find in manuscript', icon: Search, onSelect: onFind },
    { label: 'Take a snapshot', icon: Camera, onSelect: () => void takeSnapshot(store) },
    { label: 'Snapshots', icon: RotateCcwClock, onSelect: () => void snapshots() },
    { label: 'Daily goal', icon: Target, onSelect: () => void goal() },
    { label: 'Export', icon: Download, onSelect: () => void exporting() },
  ];
  return store.canWrite ? [...actions, { label: 'Import', icon: Upload, onSelect: () => void importing() }] : actions;
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    top: 'var(--shell-top, 0px)',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    height: { base: '56px', md: '64px' },
    paddingInline: { base: '2', md: '4' },
    bg: 'bg.surface',
  },
});

const Back = chakra(Link, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg.default' },
  },
});

const Names = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    gap: { base: '0', md: '4' },
    flex: '1',
    minWidth: '0',
    '& h1': { minWidth: '0', maxWidth: { base: 'full', md: '60%' }, outline: 'none' },
  },
});

type Props = {
  store: ManuscriptStore;
  project: { readonly name: string; readonly path: string };
  paperTone: PaperTone;
  actions: readonly WriteAction[];
  onFocus: () => void;
};

export function WriteBar({ store, project, paperTone: shownPaper, actions, onFocus }: Props) {
  return (
    <Bar>
      <Tooltip text={`Back to ${project.name}`}>
        <Back to={project.path} aria-label={`Back to ${project.name}`}>
          <Icon of={ArrowLeft} />
        </Back>
      </Tooltip>
      <Names>
        <h1>
          <SceneList store={store} name={project.name} />
        </h1>
        <ManuscriptSaveState store={store} />
      </Names>
      <Button variant="text" icon={Maximize2} aria-label="Focus" onClick={onFocus}>
        <chakra.span hideBelow="md">Focus</chakra.span>
      </Button>
      <Popover
        label="Text settings"
        renderButton={(props) => (
          <Button variant="text" icon={ALargeSmall} aria-label="Text settings" {...props}>
            <chakra.span hideBelow="md">Text</chakra.span>
          </Button>
        )}
      >
        {() => <AppearancePanel paperTone={shownPaper} />}
      </Popover>
      <Menu label="More" items={actions} />
    </Bar>
  );
}
