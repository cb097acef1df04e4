import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '#src/lib/product.ts';

/**
 * Sets the page's title, such as a story's name; null keeps the title of the screen's handle, which each new path brings
 * back.
 */
export function useTitle(title: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title, pathname]);
}
