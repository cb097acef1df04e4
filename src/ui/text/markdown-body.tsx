import ReactMarkdown, { type Components } from 'react-markdown';
import { linkAddress } from '#src/lib/markdown-source.ts';

/** Elements allowed in server text. No images: loading one would reveal the reader to its host. */
const allowed = [
  ...['p', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'hr', 'br'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];

/** The text is under a screen heading, so its own start at the third level. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h5>{children}</h5>,
  h6: ({ children }) => <h5>{children}</h5>,
  // A list's markers and a quotation's bar stand where its text begins.
  ul: ({ children }) => <ul dir="auto">{children}</ul>,
  ol: ({ start, children }) => (
    <ol dir="auto" start={start}>
      {children}
    </ol>
  ),
  blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
};

/** Renders Markdown. HTML in it is shown as text, or removed with `skipHtml`. The library's only entry point. */
export function MarkdownBody({ text, skipHtml }: { text: string; skipHtml: boolean }) {
  return (
    <ReactMarkdown
      allowedElements={allowed}
      unwrapDisallowed
      skipHtml={skipHtml}
      components={components}
      urlTransform={(address) => linkAddress(address) ?? ''}
    >
      {text}
    </ReactMarkdown>
  );
}
