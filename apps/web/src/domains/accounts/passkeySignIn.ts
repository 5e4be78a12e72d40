import { api } from '#lib/api.ts'
import { answerWithPasskey } from '#lib/passkey.ts'

/** Loaded on demand, because it would exceed the sign-in page's budget. */
export async function signInWithPasskey(remember: boolean): Promise<void> {
  const asked = await api.startPasskeySignIn({})
  await api.signInWithPasskey({ assertion: await answerWithPasskey(asked), remember })
}
