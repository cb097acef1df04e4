import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps, Ref } from 'react';
import { imageTypes } from '#src/lib/image-file.ts';
import { Button } from '../controls/button.tsx';

type InputProps = {
  ref: Ref<HTMLInputElement>;
  multiple?: boolean;
  /** Chosen files; check their types, because the browser's filter can be bypassed. */
  onPick: (files: readonly File[]) => void;
};

/** The hidden field of a button or a menu item that opens the system's file dialog with `click()`. */
export function ImageInput({ ref, multiple = false, onPick }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={imageTypes.join(',')}
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Allows the same file again.
        currentTarget.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
}

type Props = Omit<InputProps, 'ref'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full' | 'loading'> & {
    label: string;
    icon?: LucideIcon;
  };

export function ImageButton({ label, multiple = false, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <ImageInput ref={input} multiple={multiple} onPick={onPick} />
    </>
  );
}
