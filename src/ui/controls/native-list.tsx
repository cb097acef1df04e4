import type { ChangeEvent } from 'react';

export type NativeList<T extends string> = {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

export function nativeList<T extends string>({ value, options, onChange }: NativeList<T>) {
  return {
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
      const chosen = options.find((option) => option.value === currentTarget.value);
      if (chosen) onChange(chosen.value);
    },
    children: options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    )),
  };
}
