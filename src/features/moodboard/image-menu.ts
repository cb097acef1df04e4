import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Captions, TextInitial, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { moveImage, removeImageFromBoard } from './board-actions.ts';
import { focusNext } from './board-focus.ts';
import { getMoves } from './board-order.ts';
import { editImageText } from './edit-text.tsx';
import type { BoardImage } from './moodboard-model.ts';

const moveIcons: Readonly<Record<string, LucideIcon>> = {
  'Move to start': ArrowUpToLine,
  'Move up': ArrowUp,
  'Move down': ArrowDown,
  'Move to end': ArrowDownToLine,
};

type MenuItem = { label: string; icon?: LucideIcon; danger?: boolean; onSelect: () => void };

export function imageMenu(slug: string, image: BoardImage, index: number, count: number): readonly MenuItem[] {
  const { id } = image;
  return [
    ...getMoves(index, count).map(({ label, to }) => ({
      label,
      ...(moveIcons[label] && { icon: moveIcons[label] }),
      onSelect: () => {
        focusNext(id, 'menu');
        void moveImage(slug, id, to);
      },
    })),
    { label: 'Edit caption', icon: Captions, onSelect: () => editImageText(slug, image, 'caption') },
    { label: 'Edit alt text', icon: TextInitial, onSelect: () => editImageText(slug, image, 'alt') },
    { label: 'Remove image', icon: Trash2, danger: true, onSelect: () => void removeImageFromBoard(slug, id) },
  ];
}
