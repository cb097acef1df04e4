import type { UserRow } from '#mocks/model/tables.ts';

/**
 * Everybody’s neighbour: beside the writer of a scenario there is one with an account and nothing in it, in every scenario,
 * so that it can be shown (and is, by the kit that verifies a backend) that nobody sees or hears what belongs to another.
 */
export const secondUser = {
  email: 'second@lamplight.test',
  password: 'demo-writer',
  name: 'Noor Vale',
} as const;

/** As the store keeps them; their id follows the one of the scenario’s own writer. */
export const secondUserRow = (firstId: number): UserRow => ({
  id: firstId + 1,
  password: secondUser.password,
  receive_emails: false,
  user: {
    id: firstId + 1,
    name: secondUser.name,
    email: secondUser.email,
    avatar: null,
    data: null,
    onboarded: true,
  },
});
