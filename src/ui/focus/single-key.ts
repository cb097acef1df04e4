import { isTextEntry } from './text-entry.ts';

/** A dialog, a menu or a panel is open over the page: keys are its own. */
const isCovered = (): boolean =>
  document.querySelector('[data-layer][data-phase=shown], [role=menu]:popover-open, [role=dialog]:popover-open') !==
  null;

/**
 * Whether a key press may be a shortcut of a single key: nobody types, nothing lies over the page, and it belongs to no
 * combination. Some keyboards need Alt for a bracket.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTextEntry(event.target)) return false;
  return !event.metaKey && (!event.ctrlKey || event.altKey) && !isCovered();
}
