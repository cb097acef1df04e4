import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { imageTypes } from '#src/lib/image-file.ts';
import { Button } from '../controls/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full' | 'loading'> & {
  /** What pressing it does, such as "Add image". */
  label: string;
  icon?: LucideIcon;
  multiple?: boolean;
  /** The chosen files, as they are: the browser's filter can be switched off, so check them. */
  onPick: (files: readonly File[]) => void;
};

/** A button that asks for pictures of this device. */
export function ImageButton({ label, multiple = false, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
