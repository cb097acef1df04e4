import { Bug, Keyboard, Monitor, Moon, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { toggleDebugPanel, useIsDebugEnabled } from '#src/features/debug/debug-mode.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { type ThemeMode, useThemeMode } from '#src/ui/theme-mode.ts';
import { openShortcuts } from './shortcuts.ts';

export const themeModes: readonly { value: ThemeMode; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

export function ThemeMenu() {
  const [mode, setMode] = useThemeMode();
  const isDebugging = useIsDebugEnabled();
  const current = themeModes.find(({ value }) => value === mode);
  return (
    <Menu
      label={`Theme: ${current?.label ?? 'System'}`}
      icon={current?.icon ?? Monitor}
      items={[
        ...themeModes.map(({ value, label, icon }) => ({ label, icon, onSelect: () => setMode(value) })),
        { label: 'Keyboard shortcuts', icon: Keyboard, onSelect: openShortcuts },
        ...(isDebugging ? [{ label: 'Debug panel', icon: Bug, onSelect: toggleDebugPanel }] : []),
      ]}
    />
  );
}
