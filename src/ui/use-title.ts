import { useEffect } from 'react';
import { pageTitle } from '#src/lib/product.ts';

/** Sets the page's title, such as a story's name; null keeps the title of the screen's handle. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title]);
}
