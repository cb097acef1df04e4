import ReactMarkdown, { type Components } from 'react-markdown';
import { linkAddress } from '#src/lib/markdown-source.ts';

/** What may stand in a text of the server. Pictures may not: loading one would tell its host who reads. */
const allowed = [
  ...['p', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'hr', 'br'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];

/** The text stands under a heading of its screen, so its own headings begin at the third level. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h5>{children}</h5>,
  h6: ({ children }) => <h5>{children}</h5>,
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
};

/** Markdown as elements of the page. HTML in it is shown as the text that it is. The only door to its library. */
export function MarkdownBody({ text }: { text: string }) {
  return (
    <ReactMarkdown
      allowedElements={allowed}
      unwrapDisallowed
      components={components}
      urlTransform={(address) => linkAddress(address) ?? ''}
    >
      {text}
    </ReactMarkdown>
  );
}
