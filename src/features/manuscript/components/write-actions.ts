import { Camera, Download, History, type LucideIcon, Search, Target, Upload } from 'lucide-react';
import { toast } from '#src/ui/feedback/toast.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

export type WriteAction = { readonly label: string; readonly icon: LucideIcon; readonly onSelect: () => void };

async function takeSnapshot(store: ManuscriptStore): Promise<void> {
  const isSaved = await store.snapshot('Taken manually');
  toast({ message: isSaved ? 'Snapshot saved on this device' : 'You already have a snapshot of this version' });
}

/** Returns the actions besides writing. Dialogs load on demand, because most visits only write. */
export function writeActions(store: ManuscriptStore, name: string, onFind: () => void): readonly WriteAction[] {
  const snapshots = async (): Promise<void> => (await import('./snapshots-dialog.tsx')).openSnapshots(store);
  const goal = async (): Promise<void> => (await import('./goal-dialog.tsx')).openGoal(store);
  const exporting = async (): Promise<void> => (await import('./export-dialog.tsx')).openExport(store, name);
  const importing = async (): Promise<void> => (await import('./import-dialog.tsx')).openImport(store);
  const actions = [
    { label: 'Find in manuscript', icon: Search, onSelect: onFind },
    { label: 'Take a snapshot', icon: Camera, onSelect: () => void takeSnapshot(store) },
    { label: 'Snapshots', icon: History, onSelect: () => void snapshots() },
    { label: 'Daily goal', icon: Target, onSelect: () => void goal() },
    { label: 'Export', icon: Download, onSelect: () => void exporting() },
  ];
  return store.canWrite ? [...actions, { label: 'Import', icon: Upload, onSelect: () => void importing() }] : actions;
}
