import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import {
  changeAppearanceSettings,
  type Face,
  measures,
  type PaperTone,
  appearanceSettings$,
} from '../appearance-settings.ts';

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
      <Slider
        label="Size"
        value={size}
        valueText={`${size} px`}
        range={measures.size}
        onChange={(value) => changeAppearanceSettings({ size: value })}
      />
      <Slider
        label="Line height"
        value={line}
        valueText={line.toFixed(1)}
        range={measures.line}
        onChange={(value) => changeAppearanceSettings({ line: value })}
      />
      <Slider
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
