import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Captions,
  type LucideIcon,
  TextInitial,
  Trash,
} from 'lucide-react';
import { useMoodboardReplace } from '#src/api/generated/api/moodboard.ts';
import { formText } from '#src/lib/form-error.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import { type BoardActions, focusNext, getMoves } from './board-actions.ts';
import type { BoardImage } from './moodboard-model.ts';
import { boardReplace, getBoard } from './queries.ts';

/** The contract's limit. */
const maxTextLength = 500;

const fieldTexts = {
  caption: { title: 'Edit caption', label: 'Caption', hint: 'Shown below the image.' },
  alt: {
    title: 'Edit alt text',
    label: 'Alt text',
    hint: 'Describes the image for people who can’t see it.',
  },
} as const;

type ImageTextProps = { slug: string; image: BoardImage; field: 'caption' | 'alt' };

function ImageText({ slug, image, field }: ImageTextProps) {
  const { title, label, hint } = fieldTexts[field];
  const { close } = useDialog();
  const save = useMoodboardReplace({ mutation: { ...boardReplace(slug), onSuccess: close } });
  return (
    <FormDialog
      title={title}
      mutation={save}
      fieldNames={[field]}
      onSubmit={(data) => {
        const text = { [field]: formText(data, field) || null };
        const items = getBoard(slug).map(({ id }) => (id === image.id ? { id, ...text } : { id }));
        save.mutate({ project: slug, data: { items } });
        return undefined;
      }}
    >
      {(getProblem) => (
        <TextArea
          label={label}
          hint={hint}
          name={field}
          minLines={2}
          maxLength={maxTextLength}
          defaultValue={image[field] ?? ''}
          error={getProblem(field)}
          data-autofocus=""
        />
      )}
    </FormDialog>
  );
}

export function editImageText(slug: string, image: BoardImage, field: 'caption' | 'alt'): void {
  openForm(<ImageText {...{ slug, image, field }} />);
}

const moveIcons: Readonly<Record<string, LucideIcon>> = {
  'Move to start': ArrowUpToLine,
  'Move up': ArrowUp,
  'Move down': ArrowDown,
  'Move to end': ArrowDownToLine,
};

type MenuItem = { label: string; icon?: LucideIcon; danger?: boolean; onSelect: () => void };

type Position = { slug: string; image: BoardImage; index: number; count: number };

export function imageMenu(
  { slug, image, index, count }: Position,
  { move, remove }: BoardActions,
): readonly MenuItem[] {
  const { id } = image;
  return [
    ...getMoves(index, count).map(({ label, to }) => ({
      label,
      ...(moveIcons[label] && { icon: moveIcons[label] }),
      onSelect: () => {
        focusNext(id, 'menu');
        move(id, to);
      },
    })),
    { label: 'Edit caption', icon: Captions, onSelect: () => editImageText(slug, image, 'caption') },
    { label: 'Edit alt text', icon: TextInitial, onSelect: () => editImageText(slug, image, 'alt') },
    { label: 'Remove image', icon: Trash, danger: true, onSelect: () => remove(id) },
  ];
}
