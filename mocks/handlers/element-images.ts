import { changeElement, moodboardSlug } from '#mocks/workspace/element-rows.ts';
import { appendMoodboardItem } from '#mocks/workspace/moodboard-rows.ts';
import { touchProject } from '#mocks/workspace/project-rows.ts';
import type { Handlers } from './handler.ts';
import { findElement, findProject } from './find-owned.ts';
import { storeImage } from './images.ts';

/** Forms send line ends as CRLF, but the writer typed LF. */
function typed(text: string | undefined): string | null {
  return text?.replaceAll('\r\n', '\n') ?? null;
}

export const elementImageHandlers: Pick<Handlers, 'elementImageUpload'> = {
  elementImageUpload: (request) => {
    const { session, path, body } = request;
    const project = findProject(request, path.project);
    const elementRow = path.element === moodboardSlug ? null : findElement(request, path).element;
    const { id, path: url, width, height } = storeImage(session, 'image', body.image);
    const image = { id, url, thumbnail: null, width, height };
    if (elementRow) changeElement(session, elementRow, { image: { url, thumbnail: null } });
    else appendMoodboardItem(session, project.id, { ...image, caption: typed(body.caption), alt: typed(body.alt) });
    touchProject(session, project.id);
    return { status: 201, body: { data: image } };
  },
};
