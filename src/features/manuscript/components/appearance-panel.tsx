import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useId } from 'react';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import {
  changeAppearanceSettings,
  type Face,
  measures,
  type PaperTone,
  appearanceSettings$,
} from '../appearance-settings.ts';

const Slider = chakra('input', {
  base: { width: 'full', height: '6', accentColor: '{colors.accent.solid}', cursor: 'pointer' },
});

const faces: readonly { value: Face; label: string }[] = [
  { value: 'serif', label: 'Book' },
  { value: 'sans', label: 'Plain' },
  { value: 'typewriter', label: 'Typewriter' },
];

const papers: readonly { value: PaperTone; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'sepia', label: 'Sepia' },
  { value: 'dark', label: 'Dark' },
];

type MeasureProps = {
  label: string;
  value: number;
  valueText: string;
  range: { readonly min: number; readonly max: number; readonly step: number };
  onChange: (value: number) => void;
};

function Measure({ label, value, valueText, range, onChange }: MeasureProps) {
  const id = useId();
  return (
    <div>
      <chakra.div display="flex" justifyContent="space-between" textStyle="small" marginBottom="1">
        <label htmlFor={id}>{label}</label>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {valueText}
        </chakra.span>
      </chakra.div>
      <Slider
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

const Check = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    textStyle: 'small',
    cursor: 'pointer',
  },
});

export function AppearancePanel({ paperTone }: { paperTone: PaperTone }) {
  const { face, size, line, width, quiet } = useValue(appearanceSettings$);
  return (
    <chakra.div display="grid" gap="4">
      <SelectMenu
        label="Typeface"
        value={face}
        options={faces}
        onChange={(value) => changeAppearanceSettings({ face: value })}
      />
      <Measure
        label="Size"
        value={size}
        valueText={`${size} px`}
        range={measures.size}
        onChange={(value) => changeAppearanceSettings({ size: value })}
      />
      <Measure
        label="Line height"
        value={line}
        valueText={line.toFixed(1)}
        range={measures.line}
        onChange={(value) => changeAppearanceSettings({ line: value })}
      />
      <Measure
        label="Width"
        value={width}
        valueText={`${width} px`}
        range={measures.width}
        onChange={(value) => changeAppearanceSettings({ width: value })}
      />
      <SegmentedControl
        label="Paper"
        full
        value={paperTone}
        options={papers}
        onChange={(paper) => changeAppearanceSettings({ paper })}
      />
      <Check>
        <input
          type="checkbox"
          checked={quiet}
          onChange={(event) => changeAppearanceSettings({ quiet: event.currentTarget.checked })}
        />
        Dim other paragraphs in focus mode
      </Check>
    </chakra.div>
  );
}
