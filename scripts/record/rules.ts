/** Everything that a recording leaves out or replaces, on one page. docs/recording.md tells it to users. */

/** What a replaced value is. The same value always gets the same placeholder, such as `token-1`. */
export type SecretKind = 'token' | 'email' | 'password' | 'code' | 'signature' | 'name';

export const placeholders: { readonly [Kind in SecretKind]: (n: number) => string } = {
  token: (n) => `token-${n}`,
  email: (n) => `person-${n}@example.test`,
  password: (n) => `password-${n}`,
  code: (n) => `code-${n}`,
  signature: (n) => `signature-${n}`,
  name: (n) => `Name${n}`,
};

/** The value of such a field is a secret. It is replaced there, and everywhere else that it appears. */
export const secretFields: ReadonlyMap<string, SecretKind> = new Map<string, SecretKind>([
  ...(['token', 'access_token', 'refresh_token', 'remember_token', 'api_key', 'secret'] as const).map(
    (field) => [field, 'token'] as const,
  ),
  ...(['password', 'current_password', 'new_password', 'password_confirmation'] as const).map(
    (field) => [field, 'password'] as const,
  ),
  ['code', 'code'],
  ['referral_code', 'code'],
  ['auth', 'signature'],
  ['channel_data', 'signature'],
  ['email', 'email'],
]);

/** Shorter secrets are replaced only in those fields: elsewhere they'd garble other text. */
export const shortest = { token: 6, email: 6, password: 6, code: 6, signature: 6, name: 3 } as const;

/** Each word of such a field is a person's name, unless the contract has the word too. */
export const nameFields: ReadonlySet<string> = new Set([
  'first_name',
  'last_name',
  'nickname',
  'full_name',
  'username',
]);

/** `name` is a person's in an object that has one of these fields too. */
export const personFields = ['email', 'first_name', 'bio', 'origin_story', 'writing_motivation'];

/** Secrets in any text: addresses, Sanctum's tokens, JSON web tokens. */
export const patterns: readonly (readonly [SecretKind, RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['token', /\b\d+\|[A-Za-z0-9]{20,}\b/gu],
  ['token', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu],
];

/** Parameters of addresses whose value becomes `scrubbed`. */
export const secretParameters =
  /(?<name>[?&](?:token|signature|sig|auth|auth_signature|auth_key|key|code|email|password|x-amz-[a-z-]+)=)[^&#\s"]+/giu;

/** The only headers that are recorded, of responses. Request headers and cookies never are. */
export const recordedHeaders = [
  'content-type',
  'content-disposition',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];
