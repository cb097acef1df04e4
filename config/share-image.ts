/** What the page names as its picture when it is shared (section 2); a path of its own host. */
const picture = 'content="/share.png"';

/** The page with the whole address of its picture: those who show it do not know where the page was. Unchanged without an origin. */
export function withShareImage(page: string, pageOrigin: string | null): string {
  if (!page.includes(picture)) throw new Error('index.html has no og:image meta tag.');
  return pageOrigin === null ? page : page.replace(picture, `content="${pageOrigin}/share.png"`);
}
