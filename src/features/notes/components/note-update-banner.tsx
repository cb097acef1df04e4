import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { GitCompareArrows, Trash } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import type { NoteField, NoteStore } from '../note-store.ts';
import type { VersionChoice } from '#src/lib/autosave-field.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { countWords } from '#shared/text/word-count.ts';
import { type MergeOutcome, type MergeInput, MergeDialog } from '#src/ui/rich-text/merge-dialog.tsx';
import { getNoteHunks, type NoteFieldText } from '../note-text.ts';

function formatLength({ title, content }: NoteFieldText): string {
  return formatWordCount(countWords(content ? plainText(content) : title));
}

function useVersions(field: NoteField): MergeInput | null {
  const remote = useValue(() => field.observe().remote);
  return useMemo(() => {
    if (remote === null) return null;
    const { local } = field.state;
    return {
      passages: getNoteHunks(local, remote.value),
      local: `Just now · ${formatLength(local)}`,
      remote: formatLength(remote.value),
    };
  }, [field, remote]);
}

function CompareVersions({ store, field, name }: { store: NoteStore; field: NoteField; name: string }) {
  const versions = useVersions(field);
  const choose = (choice: VersionChoice): Promise<MergeOutcome> => {
    const { local, remote } = field.state;
    store.choose(field.id, choice);
    const other = choice === 'local' ? (remote?.value ?? local) : local;
    return Promise.resolve({ undo: store.undoStack.add(() => store.write(field.id, other)) });
  };
  return <MergeDialog title={`Two versions of “${name}”`} versions={versions} onKeep={choose} />;
}

type Props = {
  store: NoteStore;
  field: NoteField;
  name: string;
  onRestore?: () => void;
  onDiscard?: () => void;
};

export function NoteUpdateBanner({ store, field, name, onRestore, onDiscard }: Props) {
  const hasRemote = useValue(() => field.observe().remote !== null);
  const isDeleted = useValue(() => field.observe().isDeleted);
  return (
    <chakra.div role="status" aria-label={`Updates to ${name}`}>
      {isDeleted && (
        <Notice icon={Trash} text="Deleted on another device. Your copy is still here.">
          <Button size="sm" variant="link" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="link" onClick={onDiscard}>
            Discard
          </Button>
        </Notice>
      )}
      {hasRemote && !isDeleted && (
        <Notice icon={GitCompareArrows} text="Updated on another device. Your version hasn’t changed.">
          <Button
            size="sm"
            variant="link"
            textDecoration="underline"
            onClick={() => openDialog(<CompareVersions store={store} field={field} name={name} />, { size: 'lg' })}
          >
            Compare
          </Button>
        </Notice>
      )}
    </chakra.div>
  );
}
