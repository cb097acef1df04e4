export type ApiUser = {
  readonly tellStory: (scenario?: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Longer than one answer's processing, ms. */
const work = 10_000;

type Talk = { readonly session_chat_id: number };
type Latest = { readonly actions?: { readonly answer?: { readonly url?: string } } };

export function createApiUser(origin: string, session: string): ApiUser {
  let token = '';
  const request = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Mock-Session': session,
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  const sendAnswer = async ({ session_chat_id }: Talk, fields: Record<string, string | File>): Promise<void> => {
    const chat = `/api/v1/conversation/session-chats/${session_chat_id}/chat-messages`;
    const { actions } = await request<Latest>('GET', chat);
    const form = new FormData();
    form.append('session_chat_id', String(session_chat_id));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await request('POST', actions?.answer?.url ?? '', form);
    await request('POST', '/__mock/session/clock/advance', { ms: work });
  };
  return {
    tellStory: async (scenario = 'first-story') => {
      await request('POST', '/__mock/session', { scenario, clock: { paused: true } });
      const writer = { email: 'demo@lamplight.test', password: 'demo-writer' };
      const { data } = await request<{ data: { token: string } }>('POST', '/api/v1/auth/login', writer);
      token = data.token;
      const talk = await request<Talk>('POST', '/api/v1/conversation/stories');
      await sendAnswer(talk, { message: 'A street in my town that nobody lights.' });
      await sendAnswer(talk, { message: `${session} keeps it dark on purpose.` });
    },
    remove: async () => {
      await request('DELETE', '/__mock/session');
    },
  };
}
