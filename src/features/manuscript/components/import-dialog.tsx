import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { storyFor } from '../editor/story-editor.ts';
import { toRichDoc } from '#src/ui/rich-text/editor-text.ts';
import { readFile } from '../export/files.ts';
import { describeImport, type ImportReport } from '../export/import-report.ts';

type Chosen = { readonly name: string; readonly doc: RichDoc; readonly report: ImportReport };

/** Appends or replaces with the imported text. Saves the current text as a snapshot first. */
async function importText(store: ManuscriptStore, { doc }: Chosen, how: 'append' | 'replace'): Promise<void> {
  await store.snapshot('Before importing a file');
  const before = store.text;
  const present = toRichDoc(before);
  const isEmpty = plainText(present) === '';
  const content = how === 'append' && !isEmpty ? [...present.content, ...doc.content] : doc.content;
  store.replace(storyFor(store.editor, { type: 'doc', content }));
  toast({
    type: 'success',
    message: how === 'append' ? 'Added to the end of your manuscript' : 'Manuscript replaced',
    action: { label: 'Undo', onAction: () => store.replace(before) },
  });
}

/** What an import would bring, before the writer accepts it. */
function Report({ name, report }: Chosen) {
  return (
    <>
      <chakra.p overflowWrap="anywhere">
        {name}: {report.size}
      </chakra.p>
      {report.remarks.length > 0 && (
        <chakra.ul textStyle="small" color="fg.muted" paddingInlineStart="5" marginTop="1" listStyleType="disc">
          {report.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

type PickProps = { chosen: Chosen | null; problem: string | null; isReading: boolean; onPick: (file: File) => void };

function Pick({ chosen, problem, isReading, onPick }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <chakra.div display="grid" gap="3" justifyItems="start" paddingBottom="1">
      <chakra.p color="fg.muted" textWrap="pretty">
        Word (.docx) up to 20 MB, Markdown (.md) or plain text (.txt) up to 8 MB. The file stays on this device.
      </chakra.p>
      <Button icon={FileUp} data-autofocus="" loading={isReading} onClick={() => input.current?.click()}>
        {chosen === null ? 'Choose a file' : 'Choose another file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx,.md,.markdown,.txt,.text,text/markdown,text/plain"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onPick(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {chosen && <Report {...chosen} />}
      </chakra.div>
      <chakra.p role="alert" color="danger.fg" _empty={{ display: 'none' }}>
        {problem}
      </chakra.p>
    </chakra.div>
  );
}

function ImportDialog({ store }: { store: ManuscriptStore }) {
  const { close } = useDialog();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const pick = async (file: File): Promise<void> => {
    setChosen(null);
    setProblem(null);
    setReading(true);
    const result = await readFile(file);
    setReading(false);
    if ('problem' in result) setProblem(result.problem);
    else setChosen({ name: file.name, doc: result.doc, report: describeImport(result) });
  };
  const onImport = (how: 'append' | 'replace'): void => {
    if (chosen === null) return;
    void importText(store, chosen, how);
    close();
  };
  return (
    <DialogFrame
      title="Import"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {chosen && <Button onClick={() => onImport('replace')}>Replace manuscript</Button>}
          {chosen && (
            <Button variant="solid" onClick={() => onImport('append')}>
              Add to end
            </Button>
          )}
        </>
      }
    >
      <Pick chosen={chosen} problem={problem} isReading={isReading} onPick={(file) => void pick(file)} />
    </DialogFrame>
  );
}

export function openImport(store: ManuscriptStore): void {
  openDialog(<ImportDialog store={store} />, { size: 'sm' });
}
