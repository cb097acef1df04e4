import { Keyboard, Mic } from 'lucide-react';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { speakingMode$ } from '../speaking-mode.ts';
import { useValue } from '@legendapp/state/react';

const options = [
  { value: 'speak', label: 'Speak', icon: Mic },
  { value: 'type', label: 'Type', icon: Keyboard },
] as const;

export function AnswerMode({ full = false, onChange }: { full?: boolean; onChange?: (speaking: boolean) => void }) {
  const speaking = useValue(speakingMode$);
  return (
    <SegmentedControl
      label="Answer mode"
      value={speaking ? 'speak' : 'type'}
      options={options}
      full={full}
      onChange={(mode) => {
        speakingMode$.set(mode === 'speak');
        onChange?.(mode === 'speak');
      }}
    />
  );
}
