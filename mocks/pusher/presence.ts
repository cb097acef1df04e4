export type Member = { readonly id: string; readonly info: unknown };

export const readMember = (channelData: string): Member | null => {
  try {
    const data: unknown = JSON.parse(channelData);
    if (typeof data !== 'object' || data === null || !('user_id' in data)) return null;
    const { user_id: id } = data;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    return { id: String(id), info: 'user_info' in data ? data.user_info : {} };
  } catch {
    return null;
  }
};

export const presenceData = (members: Iterable<Member>): string => {
  const unique = new Map([...members].map((member) => [member.id, member.info]));
  return JSON.stringify({
    presence: { count: unique.size, ids: [...unique.keys()], hash: Object.fromEntries(unique) },
  });
};

export const memberAdded = ({ id, info }: Member): string => JSON.stringify({ user_id: id, user_info: info });

export const memberRemoved = ({ id }: Member): string => JSON.stringify({ user_id: id });
