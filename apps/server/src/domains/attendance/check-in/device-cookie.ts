import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import type { Context } from '#http/context.ts'

const deviceYears = 2 * 365 * 86_400

/** The device id stored in this browser, if any. */
export const knownDevice = (ctx: Context): string | undefined =>
  readSigned<{ id: string }>(ctx.secrets, 'device', ctx.cookies.read('device'))?.id

/** A random id for this browser, which reveals one device marking many students. */
export function ensureDevice(ctx: Context): string {
  const known = knownDevice(ctx)
  if (known) return known
  const id = newId()
  ctx.cookies.write('device', signValue(ctx.secrets, 'device', { id }), deviceYears)
  return id
}
