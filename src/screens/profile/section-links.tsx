import { Link } from 'react-router-dom';
import { UnderlinedLink, UnderlinedLinkRow } from '#src/ui/layout/underlined-links.tsx';

export type SectionLink = { readonly to: string; readonly label: string; readonly isCurrent: boolean };

/** A screen's sections as links in a row; each has its own URL. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  return (
    <UnderlinedLinkRow aria-label={label}>
      {links.map(({ to, label: name, isCurrent }) => (
        <UnderlinedLink key={to} asChild fontWeight="500">
          <Link to={to} {...(isCurrent && { 'aria-current': 'page' })}>
            {name}
          </Link>
        </UnderlinedLink>
      ))}
    </UnderlinedLinkRow>
  );
}
