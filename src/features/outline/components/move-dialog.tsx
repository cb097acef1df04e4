import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { findScenePosition } from '../outline-changes.ts';
import { partName, sceneName, type Part, type Scene } from '../outline-model.ts';

const Label = chakra('p', { base: { textStyle: 'label', marginBottom: '2' } });

type ScenePlacement = { readonly part: string; readonly index: number };
type Props = {
  scene: Scene;
  parts: readonly Part[];
  home: ScenePlacement;
  onMove: (placement: ScenePlacement) => void;
};

function MoveDialog({ scene, parts, home, onMove }: Props) {
  const { close } = useDialog();
  const [part, setPart] = useState(home.part);
  const [index, setIndex] = useState(home.index);
  const others = parts.find(({ id }) => id === part)?.scenes.filter(({ id }) => id !== scene.id) ?? [];
  const options = [
    { value: '0', label: 'At the start' },
    ...others.map((other, at) => ({ value: String(at + 1), label: `After “${sceneName(other)}”` })),
  ];
  return (
    <DialogFrame
      title={`Move “${sceneName(scene)}”`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="solid"
            onClick={() => {
              close();
              onMove({ part, index });
            }}
          >
            Move
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5" paddingTop="3">
        <div>
          <Label>Part</Label>
          <SelectMenu
            label="Part"
            value={part}
            options={parts.map((one, at) => ({ value: one.id, label: partName(one, at) }))}
            onChange={(next) => {
              setPart(next);
              setIndex(parts.find(({ id }) => id === next)?.scenes.filter(({ id }) => id !== scene.id).length ?? 0);
            }}
          />
        </div>
        <div>
          <Label>Position</Label>
          <SelectMenu
            label="Position"
            value={String(index)}
            options={options}
            onChange={(next) => setIndex(Number(next))}
          />
        </div>
      </chakra.div>
    </DialogFrame>
  );
}

export function openMoveDialog(
  parts: readonly Part[],
  scene: Scene,
  onMove: (placement: ScenePlacement) => void,
): void {
  const home = findScenePosition(parts, scene.id);
  if (home === null) return;
  const place = { part: home.part.id, index: home.index };
  openDialog(<MoveDialog scene={scene} parts={parts} home={place} onMove={onMove} />, { size: 'sm' });
}
