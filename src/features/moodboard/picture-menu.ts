import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Captions, TextInitial, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { movePicture, takeOff } from './board-actions.ts';
import { focusNext } from './board-focus.ts';
import { movesOf } from './board-order.ts';
import { editText } from './edit-text.tsx';
import type { BoardPicture } from './moodboard-view.ts';

const moveIcons: Readonly<Record<string, LucideIcon>> = {
  'Move to start': ArrowUpToLine,
  'Move up': ArrowUp,
  'Move down': ArrowDown,
  'Move to end': ArrowDownToLine,
};

type MenuItem = { label: string; icon?: LucideIcon; danger?: boolean; onSelect: () => void };

/** What can be done with a picture, for its menu on the board and in the image modal. */
export function pictureMenu(slug: string, picture: BoardPicture, index: number, count: number): readonly MenuItem[] {
  const { id } = picture;
  return [
    ...movesOf(index, count).map(({ label, to }) => ({
      label,
      ...(moveIcons[label] && { icon: moveIcons[label] }),
      onSelect: () => {
        focusNext(id, 'menu');
        void movePicture(slug, id, to);
      },
    })),
    { label: 'Edit caption', icon: Captions, onSelect: () => editText(slug, picture, 'caption') },
    { label: 'Edit alt text', icon: TextInitial, onSelect: () => editText(slug, picture, 'alt') },
    { label: 'Remove image', icon: Trash2, danger: true, onSelect: () => void takeOff(slug, id) },
  ];
}
