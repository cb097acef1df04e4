import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ElementRow, ProjectRow, Schema } from '#mocks/model/tables.ts';
import { kindsAmong } from './element-kinds.ts';
import { projectById } from '#mocks/domains/projects/project-rows.ts';
import { foldText } from '#shared/text/search.ts';
import { newSlug } from '#mocks/domains/projects/slugs.ts';

/** Replaces an element's slug in paths for the moodboard's images. */
export const moodboardSlug = 'moodboard';

export function relatedElements(session: MockSession, id: number): readonly ElementRow[] {
  const related = session
    .table('relations')
    .where(({ one, other }) => one === id || other === id)
    .map(({ one, other }) => (one === id ? other : one));
  const ids = new Set(related);
  return session.table('elements').where((row) => ids.has(row.id) && row.deleted_at === null);
}

export function elementContains({ element }: ElementRow, term: string): boolean {
  const facts = element.facts.map(({ value }) => value);
  const texts = [element.name, element.subtitle ?? '', element.description ?? '', ...facts];
  return texts.some((text) => foldText(text).includes(foldText(term)));
}

export function getImageUrl(image: Schema<'NarrativeElement'>['image']): string | null {
  return typeof image === 'string' ? image : (image?.thumbnail ?? image?.url ?? null);
}

export function toElementRefResource(
  session: MockSession,
  { id, project_id, element }: ElementRow,
): Schema<'ElementRef'> {
  const { project } = projectById(session, project_id);
  return {
    id,
    slug: element.slug,
    name: element.name,
    type: element.type,
    subtitle: element.subtitle ?? null,
    image: element.image ?? null,
    project_slug: project.slug,
    project_name: project.name,
    developed_at: element.developed_at ?? null,
    updated_at: element.updated_at ?? null,
  };
}

export function toElementResource(session: MockSession, row: ElementRow): Schema<'NarrativeElement'> {
  return {
    ...toElementRefResource(session, row),
    project_slug: projectById(session, row.project_id).project.slug,
    description: row.element.description ?? null,
    facts: row.element.facts,
    related_kinds: kindsAmong(relatedElements(session, row.id)),
  };
}

/** Returns the description or a fact. Null if there is none. */
export function elementText({ element }: ElementRow, field: string): string | null {
  const text = field === 'Description' ? element.description : element.facts.find(({ name }) => name === field)?.value;
  return text ?? null;
}

/** In characters. Above that, an event has no room for the project's name. */
const longestNames = 1000;

export function broadcastCreated(
  context: HandlerContext,
  { project, id, user_id }: ProjectRow,
  row: ElementRow,
  relatedTo?: number,
): void {
  const {
    developed_at: _developed,
    updated_at: _updated,
    project_name: _name,
    ...element
  } = toElementRefResource(context.session, row);
  const letters = element.name.length + (element.subtitle ?? '').length + project.name.length;
  const elements = [{ ...element, ...(letters <= longestNames && { project_name: project.name }) }];
  const payload = { data: { project_slug: project.slug, elements } };
  context.emit('project', id, 'elements.created', payload);
  context.emit('user', user_id, 'elements.created', payload);
  if (relatedTo !== undefined) context.emit('element', relatedTo, 'elements.created', payload);
}

type NewElement = Pick<ElementRow['element'], 'type' | 'name'> &
  Partial<Pick<ElementRow['element'], 'subtitle' | 'description' | 'facts'>>;

export function createElement(
  session: MockSession,
  { id: project_id, user_id }: ProjectRow,
  input: NewElement,
): ElementRow {
  const siblings = session.table('elements').where((row) => row.project_id === project_id);
  const slug = newSlug(
    input.name,
    (candidate) =>
      candidate === moodboardSlug ||
      siblings.some(({ id, element }) => element.slug === candidate || String(id) === candidate),
  );
  return session.table('elements').put({
    id: session.nextId('elements'),
    user_id,
    project_id,
    deleted_at: null,
    element: {
      slug,
      name: input.name,
      type: input.type,
      subtitle: input.subtitle ?? null,
      description: input.description ?? null,
      image: null,
      facts: input.facts ?? [],
      developed_at: null,
      updated_at: session.clock.stamp(),
    },
  });
}

export function changeElement(
  session: MockSession,
  row: ElementRow,
  change: Partial<ElementRow['element']>,
): ElementRow {
  return session
    .table('elements')
    .put({ ...row, element: { ...row.element, ...change, updated_at: session.clock.stamp() } });
}
