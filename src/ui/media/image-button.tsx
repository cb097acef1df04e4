import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { imageTypes } from '#src/lib/image-file.ts';
import { Button } from '../controls/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full' | 'loading'> & {
  label: string;
  icon?: LucideIcon;
  multiple?: boolean;
  /** Chosen files; check their types, because the browser's filter can be bypassed. */
  onPick: (files: readonly File[]) => void;
};

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
          // Allows the same file again.
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
