import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Range = chakra('input', {
  base: { width: 'full', height: '6', accentColor: '{colors.accent.solid}', cursor: 'pointer' },
});

type Props = {
  label: string;
  value: number;
  /** The value in words, with its unit. */
  valueText: string;
  range: { readonly min: number; readonly max: number; readonly step: number };
  onChange: (value: number) => void;
};

/** A native slider with its label and value above. */
export function Slider({ label, value, valueText, range, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <chakra.div display="flex" justifyContent="space-between" textStyle="small" marginBottom="1">
        <label htmlFor={id}>{label}</label>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {valueText}
        </chakra.span>
      </chakra.div>
      <Range
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
