import { createPasskey } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'

/** Has the device make a passkey, and registers it under a name. */
export async function addPasskey(name: string) {
  const options = await call('startPasskeyRegistration', {})
  return call('registerPasskey', { name, attestation: await createPasskey(options) })
}
