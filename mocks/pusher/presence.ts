export type Member = { readonly id: string; readonly info: unknown };

export function readMember(channelData: string): Member | null {
  try {
    const data: unknown = JSON.parse(channelData);
    if (typeof data !== 'object' || data === null || !('user_id' in data)) return null;
    const { user_id: id } = data;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    return { id: String(id), info: 'user_info' in data ? data.user_info : {} };
  } catch {
    return null;
  }
}

export function presenceData(members: Iterable<Member>): string {
  const unique = new Map([...members].map((member) => [member.id, member.info]));
  return JSON.stringify({
    presence: { count: unique.size, ids: [...unique.keys()], hash: Object.fromEntries(unique) },
  });
}

export function memberAdded({ id, info }: Member): string {
  return JSON.stringify({ user_id: id, user_info: info });
}

export function memberRemoved({ id }: Member): string {
  return JSON.stringify({ user_id: id });
}
