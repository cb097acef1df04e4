import { useLocation, useNavigate } from 'react-router-dom';
import { sheetVisible } from './panel-visibility.ts';

/** The phone's sheet as a browser history entry, so that Back closes it. */
type SheetState = { isOpen: boolean; open: () => void; close: () => void };

/** Saves opening on this device (section 2). The caller saves closing, because Back closes it too. */
export function useSheetScroll(): SheetState {
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
