import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { ElementRow } from '#mocks/model/tables.ts';
import {
  broadcastCreated,
  changeElement,
  createElement,
  elementContains,
  moodboardSlug,
  relatedElements,
  toElementRefResource,
  toElementResource,
} from './element-rows.ts';
import { appendMoodboardItem } from '#mocks/domains/moodboard/moodboard-rows.ts';
import { getElements, touchProject } from '#mocks/domains/projects/project-rows.ts';
import { isInTrash } from '#mocks/domains/trash/trash-rows.ts';
import { elementByKey, findElement, findProject } from '../find-owned.ts';
import { type Handlers, notFound, unprocessable } from '../handler.ts';
import { storeImage } from '../images.ts';
import { getSubmittedFields, type PageQuery, paginated, trimName } from '../request-fields.ts';

const everyKind = 'all';

function byName(one: ElementRow, other: ElementRow): number {
  return one.element.name.localeCompare(other.element.name, 'en') || one.id - other.id;
}

function lastChanged(one: ElementRow, other: ElementRow): number {
  return (other.element.updated_at ?? '').localeCompare(one.element.updated_at ?? '') || byName(one, other);
}

type ListQuery = PageQuery & { readonly sort?: 'name' | 'recent' | undefined };

function toElementPage({ session }: HandlerContext, rows: readonly ElementRow[], kind: string, query: ListQuery) {
  const ofKind = rows.filter(({ element }) => kind === everyKind || element.type === kind);
  const { data, meta } = paginated(ofKind.toSorted(query.sort === 'recent' ? lastChanged : byName), query);
  return { status: 200, body: { data: data.map((row) => toElementRefResource(session, row)), meta } } as const;
}

function developedOn({ element }: ElementRow, day: string | undefined): boolean {
  return day === undefined || element.developed_at?.slice(0, day.length) === day;
}

export const elementHandlers: Partial<Handlers> = {
  elementList: (request) => {
    const { session, user, path, query } = request;
    const rows =
      query.project === undefined
        ? session.table('elements').where(({ user_id, deleted_at }) => user_id === user.id && deleted_at === null)
        : getElements(session, findProject(request, query.project).id);
    const matches = rows.filter(
      (row) =>
        developedOn(row, query.development_date) && (query.query === undefined || elementContains(row, query.query)),
    );
    return toElementPage(request, matches, path.type, query);
  },

  elementCreate: (request) => {
    const { session, path } = request;
    const project = findProject(request, path.project);
    const body = trimName(request.body);
    if (body.type === everyKind) throw unprocessable('type', 'The selected type is invalid.');
    const related = body.related_to ?? null;
    const relatedRow = related === null ? undefined : elementByKey(getElements(session, project.id), related);
    if (related !== null && !relatedRow) throw unprocessable('related_to', 'The selected related to is invalid.');
    const row = createElement(session, project, body);
    if (relatedRow) {
      session.table('relations').put({ id: session.nextId('relations'), one: relatedRow.id, other: row.id });
    }
    touchProject(session, project.id);
    broadcastCreated(request, project, row, relatedRow?.id);
    return { status: 201, body: { data: toElementResource(session, row) } };
  },

  elementRead: (request) => ({
    status: 200,
    body: { data: toElementResource(request.session, findElement(request, request.path).element) },
  }),

  elementUpdate: (request) => {
    const { session, body } = request;
    const { project, element } = findElement(request, request.path);
    const change = getSubmittedFields(trimName(body), ['name', 'subtitle', 'description', 'facts']);
    const changed = changeElement(session, element, change);
    touchProject(session, project.id);
    return { status: 200, body: { data: toElementResource(session, changed) } };
  },

  elementDelete: (request) => {
    const { project, element } = findElement(request, request.path);
    request.session.table('elements').put({ ...element, deleted_at: request.session.clock.stamp() });
    touchProject(request.session, project.id);
    return { status: 204 };
  },

  elementRestore: (request) => {
    const { session, path } = request;
    const project = findProject(request, path.project);
    const removed = session.table('elements').where((row) => row.project_id === project.id && isInTrash(session, row));
    const element = elementByKey(removed, path.element);
    if (!element) throw notFound('NarrativeElement', path.element);
    const restored = session.table('elements').put({ ...element, deleted_at: null });
    touchProject(session, project.id);
    return { status: 200, body: { data: toElementResource(session, restored) } };
  },

  relatedElementList: (request) => {
    const { element } = findElement(request, request.path);
    return toElementPage(request, relatedElements(request.session, element.id), request.path.type, request.query);
  },
};

/** Forms send line ends as CRLF, but the writer typed LF. */
function typed(text: string | undefined): string | null {
  return text?.replaceAll('\r\n', '\n') ?? null;
}

export const elementImageHandlers: Partial<Handlers> = {
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
