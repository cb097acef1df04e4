export { DialogLayer } from './dialog-layer.tsx';
export { MenuList } from './menu-list.tsx';
export { PopoverPanel } from './popover-panel.tsx';
export { Sheet } from './sheet.tsx';
// For `Tooltip`, which imports it by itself.
import '../controls/tip.tsx';
