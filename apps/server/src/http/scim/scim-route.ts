import type { OperationName } from '@campanile/contract/operations.ts'
import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { Actor, Program, SignedIn } from '#http/context.ts'

/** The context of a request by a directory. */
export interface ScimContext extends SignedIn {
  actor: Actor & { program: Program }
  /** The address below which resources are, for links. */
  base: string
}

export interface ScimRequest {
  /** From the path; empty if the path has none. */
  id: string
  query: Readonly<Record<string, string | undefined>>
  /** The object that was sent; empty for requests without a body. */
  body: Readonly<Record<string, unknown>>
  ifMatch: string | undefined
}

export interface ScimAnswer {
  status?: 200 | 201 | 204
  /** Without one, nothing is sent. */
  body?: object
  /** The version of the resource. */
  version?: string
  location?: string
}

/**
 * A request of SCIM. Its shapes are those of the standard, so it is not an operation of the contract, but it
 * is performed by operations.
 */
export interface ScimRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /scim/v2. */
  path: string
  scope: ApiScope
  /** The operations that it performs. Their access rules are its own. */
  performs: readonly OperationName[]
  answer(ctx: ScimContext, request: ScimRequest): ScimAnswer | Promise<ScimAnswer>
}
