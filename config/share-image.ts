/** The page's share image. */
const imageContent = 'content="/share.png"';

/** Returns the page with its share image's absolute URL, which link previews need. Unchanged without an origin. */
export function withShareImage(page: string, pageOrigin: string | null): string {
  if (!page.includes(imageContent)) throw new Error('index.html has no og:image meta tag.');
  return pageOrigin === null ? page : page.replace(imageContent, `content="${pageOrigin}/share.png"`);
}
