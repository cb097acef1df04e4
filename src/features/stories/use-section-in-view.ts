import { useEffect, useState } from 'react';
import type { SectionId } from './story-section-names.ts';

/** Returns the last section whose head has passed the window's upper third. */
export function useSectionInView(sections: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId | undefined>(sections[0]);
  const key = sections.join(' ');
  useEffect(() => {
    const ids = key.split(' ') as SectionId[];
    const look = (): void => {
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      const isScrolled = window.scrollY > 0;
      setCurrent((isAtEnd && isScrolled ? ids.at(-1) : passed.at(-1)) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return current;
}
