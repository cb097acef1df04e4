import type { UserRow } from '#mocks/model/tables.ts';

/**
 * Every scenario has a second writer with an empty account. It proves, also in the contract verifier, that writers
 * can't see each other's data.
 */
export const secondUser = {
  email: 'second@lamplight.test',
  password: 'demo-writer',
  name: 'Noor Vale',
} as const;

export function secondUserRow(firstId: number): UserRow {
  return {
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
  };
}
