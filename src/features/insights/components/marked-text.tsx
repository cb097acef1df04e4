import { linkAddress } from '#src/lib/markdown-source.ts';
import { highlightMatches } from '../insight-search.ts';

/** URLs in a text, without their sentence's punctuation. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’”])/gu;

function Marked({ text, term }: { text: string; term: string }) {
  if (term === '') return text;
  return highlightMatches(text, term).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

export function MarkedText({ text, term }: { text: string; term: string }) {
  if (!text.includes('://')) return <Marked text={text} term={term} />;
  return text.split(addresses).map((piece, index) => {
    const address = index % 2 === 1 ? linkAddress(piece) : null;
    const words = <Marked text={piece} term={term} />;
    return address === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <span key={index}>{words}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no id and keep their order
      <a key={index} href={address} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  });
}
