import { codedError } from '@campanile/contract/error-messages.ts'
import { isWeakPassword } from '#auth/weak-password.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'

interface Owner {
  email: string
  firstName: string
  lastName: string
}

/** @throws AppError weak-password when it is a common password, or little more than one of these words */
export function refuseWeakPassword(password: string, words: readonly string[]): void {
  if (!isWeakPassword(password, words)) return
  throw new AppError('weak-password', { fields: { password: codedError('weak-password') } })
}

/** The same check against the person's names and institution. It is cheap, so it runs before the hash. */
export async function requireStrongPassword(ctx: Context, password: string, owner: Owner): Promise<void> {
  const { name } = await currentInstitution(ctx)
  refuseWeakPassword(password, [owner.email, owner.firstName, owner.lastName, name])
}
