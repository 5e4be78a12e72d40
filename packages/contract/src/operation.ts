import type { z } from 'zod/mini'
import type { DisplayPurpose } from './displays/display-purposes.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

type Schema = z.core.$ZodType

/**
 * json: JSON in, JSON out. upload: one file as the request body. file: answers with bytes.
 * stream: server-sent events. redirect: a browser navigation that answers with a redirect.
 */
export type OperationKind = 'json' | 'upload' | 'file' | 'stream' | 'redirect'

/**
 * What a server admits first when it has more to do than it can. high: people stand in a room and wait for it.
 * always: high as well, and never shed, because it only ends something.
 */
export type Priority = 'normal' | 'high' | 'always'

export type Access = 'public' | readonly Role[]

/**
 * Whether the caller must have confirmed the password, a passkey or a second factor in the last minutes. always: asked
 * of every call, before its body is read. when-sensitive: the service decides by what is to be changed.
 */
export type Confirmation = 'always' | 'when-sensitive'

export interface Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  A extends Access = Access,
  K extends OperationKind = OperationKind,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api; `{name}` parts come from the input. */
  path: string
  kind: K
  summary: string
  /** Who may call; none for an operation of displays. */
  roles: A
  /** The purposes of paired displays that may call it, with the display's own token. */
  displays?: readonly DisplayPurpose[]
  /** Path parts, query (GET, DELETE) and body (the others) merged into one object. */
  input: I
  output: O
  /** What it can answer besides the errors every operation shares. */
  errors: readonly ErrorCode[]
  /** Bytes; the server's default holds where absent. */
  bodyLimit?: number
  /** Set where the operation changes who can get in, what is paid, where money goes, or takes everything out. */
  confirms?: Confirmation
  /** Open also to an admin who has yet to set up the second factor that the institution requires. */
  beforeSecondFactor?: true
  /** Of an upload: its service reads the file as it comes, instead of getting it whole. */
  streamed?: boolean
  /** Its priority under load shedding; normal where absent. */
  priority?: Priority
  /** Its answer makes the browser drop every file that it kept, photos of others among them. */
  clearsCache?: true
  /** Of a public answer that is the same for everybody: seconds for which caches on the way may keep it. */
  sharedFor?: number
}

interface Definition<I extends Schema, O extends Schema, A extends Access, K extends OperationKind>
  extends Omit<Operation<I, O, A, K>, 'kind' | 'errors'> {
  kind?: K
  errors?: readonly ErrorCode[]
}

/** What only admins may confirm is closed to somebody who has just become one. */
export const isClosedToNewAdmins = ({ confirms, roles }: Pick<Operation, 'confirms' | 'roles'>): boolean =>
  confirms !== undefined && roles !== 'public' && roles.every((role) => role === 'admin')

const confirmationErrors = (definition: Pick<Operation, 'confirms' | 'roles'>): ErrorCode[] => {
  if (!definition.confirms) return []
  return isClosedToNewAdmins(definition) ? ['requires-recent-login', 'new-admin'] : ['requires-recent-login']
}

/** Declares one operation of the API; `roles` has no default on purpose. */
export function op<
  I extends Schema,
  O extends Schema,
  const A extends Access,
  K extends OperationKind = 'json',
>(definition: Definition<I, O, A, K>): Operation<I, O, A, K> {
  const errors = [...(definition.errors ?? []), ...confirmationErrors(definition)]
  return { kind: 'json' as K, ...definition, errors }
}

/** What a caller passes. */
export type InputOf<T> = T extends Operation<infer I, Schema> ? z.core.input<I> : never
/** What a route receives after validation. */
export type ParsedInputOf<T> = T extends Operation<infer I, Schema> ? z.core.output<I> : never
/** What a caller gets, and what a route must return. */
export type OutputOf<T> = T extends Operation<Schema, infer O> ? z.core.output<O> : never
