import type { Operation } from '@campanile/contract/operation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'

/** A way into the API: its address, and how it decides who may call an operation. */
export interface Door {
  /** Before the operation’s path. */
  prefix: '/api' | '/api/v1'
  /** Refuses requests from foreign pages, and sets `request.actor`. Runs before the request is counted against a limit. */
  identify(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<void>
  /**
   * Runs before any of the body is read.
   * @throws AppError why the caller cannot call the operation
   */
  authorise(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<void>
  cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies
}
