import { isClosedToNewAdmins, type Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { minutesAfter } from '#platform/clock.ts'
import { fullMomentWords } from '#platform/date-words.ts'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import { m } from './messages.ts'

/** How long a confirmation by password, passkey or second factor stays valid. */
export const confirmationMinutes = 10

type Caller = Pick<Context, 'actor' | 'clock' | 'locale'>

/** In UTC, because the server does not know the reader's time zone here. */
const newAdminMessage = (until: Date, locale: string) =>
  m.newAdmin({ until: fullMomentWords(until, 'UTC', locale) })

function check({ actor, clock, locale }: Caller, operation: Operation): void {
  if (actor?.program) throw new AppError('person-required')
  const until = isClosedToNewAdmins(operation) && actor?.newAdminUntil
  if (until) throw new AppError('new-admin', { message: newAdminMessage(until, locale) })
  const since = minutesAfter(clock.now(), -confirmationMinutes)
  if (!actor?.confirmedAt || actor.confirmedAt < since) throw new AppError('requires-recent-login')
}

/**
 * Checked for every request before its body is read, so that no service can forget it.
 * @throws AppError requires-recent-login, new-admin
 */
export function requireDeclaredConfirmation(caller: Caller, operation: Operation): void {
  if (operation.confirms === 'always') check(caller, operation)
}

/**
 * Called by services whose operation declares `confirms: 'when-sensitive'`, once they know that the change is
 * sensitive.
 * @throws AppError requires-recent-login, new-admin; person-required for a program
 */
export function requireConfirmation(ctx: Caller & Pick<Context, 'operation'>): void {
  check(ctx, operations[ctx.operation])
}
