import { useValue } from '@legendapp/state/react';
import { Lightbulb } from 'lucide-react';
import { panelVisible } from '#src/features/insights/panel-visibility.ts';
import { viewport } from '#src/lib/constants.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useMedia } from '#src/ui/use-media.ts';

export function InsightsToggle() {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  const isOpen = useValue(panelVisible.value$);
  if (isPhone || isOpen) return null;
  return (
    <IconButton
      label="Creative Insights"
      icon={Lightbulb}
      aria-expanded={false}
      aria-keyshortcuts="]"
      onClick={() => panelVisible.set(true)}
    />
  );
}
