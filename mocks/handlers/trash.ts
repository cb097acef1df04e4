import { getTrash } from '#mocks/workspace/trash-rows.ts';
import type { Handlers } from './handler.ts';
import { paginated } from './request-fields.ts';

export const trashHandlers: Partial<Handlers> = {
  trashList: ({ session, user, query }) => ({ status: 200, body: paginated(getTrash(session, user.id), query) }),
};
