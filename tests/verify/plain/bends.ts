/** What the plain server lets a test bend, each in one place; without any it keeps to the contract. */

/** An answer before it is written; `text` is its body as it goes out. */
export type PlainReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly text: string;
};

/** An event before it is written; `data` should be a text that holds JSON. */
export type PlainEvent = {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** Milliseconds of the verification's clock until it goes out; left out, at once. */
  readonly after?: number;
};

export type Bends = {
  /** Lists what was thrown away. */
  readonly listsGone?: boolean;
  /** Changes the answer of a route, named as the contract names it; `cut` breaks the connection off. */
  readonly answer?: (route: string, reply: PlainReply, sent: unknown) => PlainReply | 'cut' | 'hang';
  /** Answers with success and does nothing. */
  readonly forgets?: (route: string) => boolean;
  /** Changes an event that a call causes: none, another one, several. */
  readonly event?: (event: PlainEvent) => readonly PlainEvent[];
  /** Events that come with a call that causes none. */
  readonly extra?: (route: string) => readonly PlainEvent[];
  /** Who is let in, whatever the rules say. */
  readonly admits?: (channel: string, user: number | null) => boolean | undefined;
  readonly signature?: (auth: string) => string;
  readonly takesAnySignature?: boolean;
  /** Breaks the websocket off when this route is called. */
  readonly hangsUpAt?: string;
};

/** Something that is wrong, and what must be said about it. */
export type Defect = {
  readonly name: string;
  readonly bends: Bends;
  /** Kind, subject and pointer of the finding that names it. */
  readonly line: string;
  /** What it must say of the way to mend it. */
  readonly hint?: string;
  /** The page that it is called from. */
  readonly page?: string;
};
