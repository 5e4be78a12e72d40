import type { OperationInput, OperationOutput } from '@campanile/contract/operation.ts'
import type { OperationName, Operations } from '@campanile/contract/operations.ts'
import { z } from 'zod/mini'
import type { Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { AppError } from '#http/app-error.ts'
import type { Handled } from '#http/handle.ts'
import { fieldErrors } from '#http/mount.ts'
import { ScimError } from '#http/scim/scim-error.ts'
import type { ScimContext } from '#http/scim/scim-route.ts'
import { m } from './messages.ts'
import { attributeOfField } from './user-attributes.ts'

/** The context of an operation that is part of a transaction. Its announcements are sent after the commit. */
export const asOperation = (ctx: ScimContext, tx: Transaction, operation: OperationName): ScimContext => ({
  ...ctx,
  db: tx.db,
  events: { ...ctx.events, announce: (announcements) => tx.announce(...announcements) },
  operation,
})

/**
 * Performs an operation of the contract within a transaction, so that a directory changes people and batches
 * with the same rules, notifications and audit events as an admin.
 * @throws ScimError the operation's refusal, as an error of SCIM; other errors of the operation unchanged
 */
export async function perform<Name extends OperationName>(
  ctx: ScimContext,
  tx: Transaction,
  name: Name,
  handler: Handled<Operations[Name]>,
  input: OperationInput<Operations[Name]>,
): Promise<OperationOutput<Operations[Name]>> {
  const { operation } = handler
  const parsed = z.safeParse(operation.input, input)
  try {
    if (!parsed.success) throw new AppError('invalid-input', { fields: fieldErrors(parsed.error) })
    const answer = await handler(asOperation(ctx, tx, name) as never, parsed.data as never)
    return answer as OperationOutput<Operations[Name]>
  } catch (error) {
    throw inScim(error)
  }
}

/** An error of an operation, if SCIM has an equivalent. */
function inScim(error: unknown): unknown {
  if (!(error instanceof AppError) || error instanceof ScimError) return error
  const [field] = Object.entries(error.fields ?? {})
  const problem = field ? field[1] : error.coded
  const attribute = attributeOfField[field?.[0].split('.')[0] ?? ''] ?? field?.[0]
  const words = attribute ? m.valueNotValid({ attribute, problem }) : problem
  if (isUniqueViolation(error.cause)) return new ScimError(409, words, 'uniqueness')
  return error.code === 'invalid-input' ? new ScimError(400, words, 'invalidValue') : error
}
