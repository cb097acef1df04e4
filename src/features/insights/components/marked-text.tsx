import { linkAddress } from '#src/lib/markdown-source.ts';
import { highlightMatches } from '../insight-search.ts';

/** URLs in a text, without their sentence's punctuation. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’”])/gu;

function Marked({ text, term }: { text: string; term: string }) {
  if (term === '') return text;
  return highlightMatches(text, term).map((segment, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
    index % 2 === 1 ? <mark key={index}>{segment}</mark> : segment,
  );
}

export function MarkedText({ text, term }: { text: string; term: string }) {
  if (!text.includes('://')) return <Marked text={text} term={term} />;
  return text.split(addresses).map((segment, index) => {
    const address = index % 2 === 1 ? linkAddress(segment) : null;
    const markedText = <Marked text={segment} term={term} />;
    return address === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <span key={index}>{markedText}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <a key={index} href={address} target="_blank" rel="noreferrer">
        {markedText}
      </a>
    );
  });
}
