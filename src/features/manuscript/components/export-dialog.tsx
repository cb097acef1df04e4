import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { manuscriptTexts } from '../texts.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { Spinner } from '#src/ui/display/spinner.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { type FileKind, fileName, toExportFile } from '../export/files.ts';

const choices: readonly { kind: FileKind; label: string; says: string }[] = [
  { kind: 'word', label: 'Word', says: 'For editors and agents. Double-spaced and ready to print.' },
  {
    kind: 'markdown',
    label: 'Markdown',
    says: 'Plain text with headings and emphasis, without underlining. You can import it again.',
  },
  { kind: 'fountain', label: 'Fountain', says: 'Screenplay format. Headings become scenes.' },
];

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color var(--chakra-durations-hover)',
    _hover: { borderColor: 'border.control', bg: 'bg.subtle' },
  },
});

type ChoiceProps = { label: string; says: string; isBusy?: boolean; isFirst?: boolean; onClick: () => void };

function ExportChoice({ label, says, isBusy = false, isFirst = false, onClick }: ChoiceProps) {
  return (
    <Choice type="button" aria-busy={isBusy} data-autofocus={isFirst ? '' : undefined} onClick={onClick}>
      <span>
        <chakra.span display="block" textStyle="title">
          {label}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {says}
        </chakra.span>
      </span>
      {isBusy && <Spinner aria-hidden="true" />}
    </Choice>
  );
}

const contentLabels = { everything: 'Everything', page: 'Story page', interview: 'Interview' };

export type ExportContent = keyof typeof contentLabels;

export type ExportOptions = { readonly content: ExportContent; readonly hasQuestions: boolean };

export type ExportSource = {
  name: string;
  kinds: readonly FileKind[];
  /** What of a text with an interview can be exported, everything first. Without an interview there is no choice. */
  contents?: readonly ExportContent[];
  toDoc: (kind: FileKind | 'print', options: ExportOptions) => RichDoc | Promise<RichDoc>;
  /** Prepares the page for printing, if anything is left to do. */
  preparePrint?: (options: ExportOptions) => Promise<void>;
};

function defaultOptions({ contents }: ExportSource): ExportOptions {
  return { content: contents?.[0] ?? 'everything', hasQuestions: true };
}

type OptionsProps = {
  contents: readonly ExportContent[];
  options: ExportOptions;
  onChange: (options: ExportOptions) => void;
};

function InterviewOptions({ contents, options, onChange }: OptionsProps) {
  return (
    <>
      {contents.length > 1 && (
        <SegmentedControl
          full
          label="Content"
          value={options.content}
          options={contents.map((value) => ({ value, label: contentLabels[value] }))}
          onChange={(content) => onChange({ ...options, content })}
        />
      )}
      {options.content !== 'page' && (
        <Checkbox
          label="Include the questions"
          name="questions"
          checked={options.hasQuestions}
          onChange={(hasQuestions) => onChange({ ...options, hasQuestions })}
        />
      )}
    </>
  );
}

function ExportDialog(source: ExportSource) {
  const { kinds, contents, toDoc, preparePrint } = source;
  const { close } = useDialog();
  const [options, setOptions] = useState(() => defaultOptions(source));
  const isInterview = options.content === 'interview';
  const name = isInterview ? `${source.name} interview` : source.name;
  const [making, setMaking] = useState<FileKind | 'print' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (kind: FileKind | 'print'): Promise<void> => {
    if (making !== null) return;
    setMaking(kind);
    setProblem(null);
    try {
      if (kind === 'print') {
        await preparePrint?.(options);
        close();
        window.print();
      } else {
        saveFile(await toExportFile(await toDoc(kind, options), name, kind), fileName(name, kind));
        close();
      }
    } catch (error) {
      if (!isApiError(error)) reportError(error, { area: 'manuscript', doing: 'export', kind });
      setProblem(manuscriptTexts.exportFailed);
      setMaking(null);
    }
  };
  const available = choices.filter(({ kind }) => kinds.includes(kind) && !(isInterview && kind === 'fountain'));
  return (
    <DialogFrame title="Export">
      <chakra.div display="grid" gap="3" paddingTop="2">
        {contents && <InterviewOptions contents={contents} options={options} onChange={setOptions} />}
        {available.map(({ kind, label, says }, n) => (
          <ExportChoice
            key={kind}
            label={label}
            says={says}
            isBusy={making === kind}
            isFirst={n === 0}
            onClick={() => void make(kind)}
          />
        ))}
        <ExportChoice
          label="Print or save as PDF"
          says="Opens your browser’s print window. You can choose PDF there."
          isBusy={making === 'print'}
          onClick={() => void make('print')}
        />
        <chakra.p role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
          {problem}
        </chakra.p>
      </chakra.div>
    </DialogFrame>
  );
}

/** Prints everything, without a dialog of ours. */
export async function print(source: ExportSource): Promise<void> {
  try {
    await source.preparePrint?.(defaultOptions(source));
    window.print();
  } catch (error) {
    if (!isApiError(error)) reportError(error, { area: 'manuscript', doing: 'print' });
    toast({ type: 'error', message: manuscriptTexts.printFailed });
  }
}

/** Exports a manuscript, a story's page, an interview or a summary. */
export function openExport(source: ExportSource): void {
  openDialog(<ExportDialog {...source} />, { size: 'sm', veilCloses: true });
}
