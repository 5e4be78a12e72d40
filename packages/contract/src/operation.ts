import type { z } from 'zod/mini'
import type { AccessRule } from './access-rules.ts'
import type { DisplayPurpose } from './displays/display-purposes.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'
import type { Topic } from './topics.ts'

type Schema = z.core.$ZodType

/**
 * json: JSON in, JSON out. upload: one file as the request body. file: responds with bytes. stream:
 * server-sent events. redirect: a browser navigation that responds with a redirect.
 */
export type OperationKind = 'json' | 'upload' | 'file' | 'stream' | 'redirect'

/**
 * The priority of an operation when the server is overloaded. high: people are in a room waiting for it.
 * always: like high, and never rejected, because it only ends something.
 */
export type Priority = 'normal' | 'high' | 'always'

export type Callers = 'public' | readonly Role[]

/**
 * Whether the caller must have confirmed the password, a passkey or a second factor in the last minutes.
 * always: checked for every call, before its body is read. when-sensitive: the service decides, depending on
 * what will be changed.
 */
export type Confirmation = 'always' | 'when-sensitive'

export interface Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  A extends Callers = Callers,
  K extends OperationKind = OperationKind,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api; `{name}` parts come from the input. */
  path: string
  kind: K
  summary: string
  /** Roles that may call it; empty for an operation of displays. */
  roles: A
  /** The rows that a caller with the right role can access. */
  access: AccessRule
  /** The purposes of paired displays that may call it, using the display's own token. */
  displays?: readonly DisplayPurpose[]
  /** Path parts, query (GET, DELETE) and body (the others) merged into one object. */
  input: I
  output: O
  /** The data that a read's response depends on, or that any other operation changes. */
  topics?: readonly Topic[]
  /** For a read about one row: the part of its input that holds the id which events of these topics carry. */
  eventId?: string
  /** Errors it can return in addition to those of every operation. */
  errors: readonly ErrorCode[]
  /** In bytes; the server's default applies if omitted. */
  bodyLimit?: number
  /** For operations that change access, pay or bank details, or that export all data. */
  confirms?: Confirmation
  /** Also available to an admin who must set up a second factor and has not yet done so. */
  beforeSecondFactor?: true
  /** For an upload: its service reads the file as a stream rather than all at once. */
  streamed?: boolean
  /** Its priority when the server is overloaded; normal if omitted. */
  priority?: Priority
  /** Its response makes the browser clear its cache, including photos of other people. */
  clearsCache?: true
  /** For a public response that is the same for everyone: seconds for which shared caches may store it. */
  sharedFor?: number
}

type Definition<I extends Schema, O extends Schema, A extends Callers, K extends OperationKind> = Omit<
  Operation<I, O, A, K>,
  'kind' | 'errors' | 'access' | 'eventId'
> & {
  kind?: K
  eventId?: keyof z.core.input<I> & string
  errors?: readonly ErrorCode[]
} & (A extends readonly ['admin'] ? { access?: 'role' } : { access: AccessRule })

/** New admins cannot call operations that only admins may confirm. */
export const isClosedToNewAdmins = ({ confirms, roles }: Pick<Operation, 'confirms' | 'roles'>): boolean =>
  confirms !== undefined && roles !== 'public' && roles.every((role) => role === 'admin')

const confirmationErrors = (definition: Pick<Operation, 'confirms' | 'roles'>): ErrorCode[] => {
  if (!definition.confirms) return []
  return isClosedToNewAdmins(definition) ? ['requires-recent-login', 'new-admin'] : ['requires-recent-login']
}

/** Declares one operation of the API. `access` can be left out only where admins reach everything. */
export function op<
  I extends Schema,
  O extends Schema,
  const A extends Callers,
  K extends OperationKind = 'json',
>(definition: Definition<I, O, A, K>): Operation<I, O, A, K> {
  const errors = [...(definition.errors ?? []), ...confirmationErrors(definition)]
  return { kind: 'json' as K, access: 'role', ...definition, errors }
}

/** The input that a caller passes. */
export type OperationInput<T> = T extends Operation<infer I, Schema> ? z.core.input<I> : never
/** The input that a route receives after validation. */
export type ParsedInput<T> = T extends Operation<infer I, Schema> ? z.core.output<I> : never
/** The output that a caller receives and a route must return. */
export type OperationOutput<T> = T extends Operation<Schema, infer O> ? z.core.output<O> : never
