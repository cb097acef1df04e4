import { useValue } from '@legendapp/state/react';
import { Keyboard, Mic } from 'virtual:lucide';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { speakingMode } from '../speaking-mode.ts';

const options = [
  { value: 'speak', label: 'Speak', icon: Mic },
  { value: 'type', label: 'Type', icon: Keyboard },
] as const;

export function AnswerMode({ full = false, onChange }: { full?: boolean; onChange?: (speaking: boolean) => void }) {
  const speaking = useValue(speakingMode.value$);
  return (
    <SegmentedControl
      label="Answer mode"
      value={speaking ? 'speak' : 'type'}
      options={options}
      full={full}
      onChange={(mode) => {
        speakingMode.set(mode === 'speak');
        onChange?.(mode === 'speak');
      }}
    />
  );
}
