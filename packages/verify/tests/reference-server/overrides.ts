/** Deviations that a test can switch on in the plain server. Without any it follows the contract. */

export type PlainReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly text: string;
};

/** `data` should be a JSON string. */
export type PlainEvent = {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** Delay in milliseconds on the verification's clock. Default 0. */
  readonly after?: number;
};

export type Overrides = {
  readonly listsDeleted?: boolean;
  /** `route` is the operation's name in the contract; `cut` drops the connection. */
  readonly response?: (route: string, reply: PlainReply, sent: unknown) => PlainReply | 'cut' | 'hang';
  readonly forgets?: (route: string) => boolean;
  /** Whether a route finds the other writer's records too. */
  readonly findsForeign?: (route: string) => boolean;
  /** Whether a list ignores its page, page size and search. */
  readonly ignoresQuery?: (route: string) => boolean;
  /** Signs channels with another secret than the websocket checks. */
  readonly otherSecret?: boolean;
  readonly event?: (event: PlainEvent) => readonly PlainEvent[];
  readonly extra?: (route: string) => readonly PlainEvent[];
  /** Overrides the channel's access rules. */
  readonly admits?: (channel: string, user: number | null) => boolean | undefined;
  readonly signature?: (auth: string) => string;
  readonly acceptsAnySignature?: boolean;
  /** Sends events of a change to the connection that made it too. */
  readonly echoesToSender?: boolean;
  /** Sends no events to the connection that caused them. */
  readonly withholdsFromSender?: boolean;
  readonly hangsUpAt?: string;
};

export type Defect = {
  readonly name: string;
  readonly overrides: Overrides;
  /** Kind, subject and pointer of the expected finding. */
  readonly expectedFinding: string;
  readonly hint?: string;
  readonly page?: string;
};
