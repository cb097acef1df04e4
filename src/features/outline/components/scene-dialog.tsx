import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { synopsisLimit, titleLimit } from '../outline-changes.ts';
import { sceneStatuses, sceneStatusLabels } from '../outline-model.ts';
import { serializeSceneDraft, type SceneDraft, type SceneText } from '../scene-draft.ts';

const statuses = sceneStatuses.map((status) => ({ value: status, label: sceneStatusLabels[status] }));

const Label = chakra('p', { base: { textStyle: 'label', marginBottom: '2' } });

export type SceneDialogOptions = {
  title: string;
  action: string;
  draft: SceneDraft;
  /** The parts to choose from; missing if the scene has a position. */
  parts?: readonly { readonly value: string; readonly label: string }[];
  part?: string;
  onSave: (text: SceneText, part: string) => void;
};

type FieldsProps = { text: SceneText; onChange: (next: Partial<SceneText>) => void };

function SceneFields({ text, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        maxLength={titleLimit}
        value={text.title}
        onChange={(event) => onChange({ title: event.target.value })}
        data-autofocus=""
      />
      <TextArea
        label="Synopsis"
        optional
        hint="What happens, in a few lines."
        maxLength={synopsisLimit}
        value={text.synopsis}
        onChange={(event) => onChange({ synopsis: event.target.value })}
      />
    </>
  );
}

function Status({ text, onChange }: FieldsProps) {
  return (
    <div>
      <Label>Status</Label>
      <SegmentedControl
        label="Status"
        full
        value={text.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}

type Props = SceneDialogOptions & { onCancel: () => void; onDone: () => void };

function SceneDialog({ title, action, draft, parts, part = '', onSave, onCancel, onDone }: Props) {
  const formId = useId();
  const [text, setText] = useState(draft.text);
  const [chosen, setChosen] = useState(part);
  const change = (next: Partial<SceneText>): void => {
    const all = { ...text, ...next };
    setText(all);
    draft.autosaver.write(serializeSceneDraft(all, draft.base));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSave({ ...text, title: text.title.trim(), synopsis: text.synopsis.trim() }, chosen);
    onDone();
  };
  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="solid" type="submit" form={formId}>
        {action}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} actions={actions}>
      <chakra.form id={formId} noValidate onSubmit={submit} display="grid" gap="5" paddingTop="3" paddingBottom="1">
        {draft.isRestored && (
          <chakra.p role="status" textStyle="small" color="fg.muted">
            We restored your unsaved draft.
          </chakra.p>
        )}
        <SceneFields text={text} onChange={change} />
        {parts !== undefined && parts.length > 1 && (
          <div>
            <Label>Part</Label>
            <SelectMenu label="Part" value={chosen} options={parts} onChange={setChosen} />
          </div>
        )}
        <Status text={text} onChange={change} />
      </chakra.form>
    </DialogFrame>
  );
}

/**
 * Opens a scene's editor. Typed text is stored on this device: Cancel discards it and Save uses it. It's restored if
 * the dialog closes otherwise.
 */
export function openSceneDialog(options: SceneDialogOptions): void {
  const { autosaver } = options.draft;
  const dialog = openDialog(
    <SceneDialog
      {...options}
      onCancel={() => {
        autosaver.write('');
        dialog.close();
      }}
      onDone={() => {
        autosaver.write('');
        dialog.close();
      }}
    />,
    { onClosed: () => autosaver.stop() },
  );
}
