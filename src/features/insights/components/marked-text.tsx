import { linkAddress } from '#src/lib/markdown-source.ts';
import { highlightMatches } from '../insight-search.ts';

/** Addresses in a text, without the punctuation that ends their sentence. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’”])/gu;

function Marked({ text, term }: { text: string; term: string }) {
  if (term === '') return text;
  return highlightMatches(text, term).map((piece, index) =>
    // Every second piece is a match; the pieces of a text keep their places.
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no id and keep their place
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** A text of the server: matches of the search are marked, safe addresses are links. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  if (!text.includes('://')) return <Marked text={text} term={term} />;
  return text.split(addresses).map((piece, index) => {
    const address = index % 2 === 1 ? linkAddress(piece) : null;
    const words = <Marked text={piece} term={term} />;
    return address === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no id and keep their place
      <span key={index}>{words}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no id and keep their place
      <a key={index} href={address} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  });
}
