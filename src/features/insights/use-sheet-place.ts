import { useLocation, useNavigate } from 'react-router-dom';
import { sheetVisible } from './panel-visibility.ts';

/** The sheet of a phone as an entry of the browser's history, so that Back closes it. */
type SheetPlace = { isOpen: boolean; open: () => void; close: () => void };

/** Opening and closing are remembered on this device (section 2); Back closes too, and is remembered by who shows the sheet. */
export function useSheetScroll(): SheetPlace {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = (location.state as { insights?: boolean } | null)?.insights === true;
  return {
    isOpen,
    open: () => {
      sheetVisible.set(true);
      void navigate(location, { state: { insights: true }, preventScrollReset: true });
    },
    close: () => void navigate(-1),
  };
}
