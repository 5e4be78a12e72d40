import { confirmed } from '#testing/confirmed.ts'
import type { TestServer } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'

/** A person who has just confirmed their password. */
export async function somebody(server: TestServer) {
  const { id, email } = await server.make.student()
  return { id, email, own: await confirmed(server, { id }) }
}

/** A person who has just confirmed a passkey. */
export async function withPasskey(server: TestServer) {
  const person = await somebody(server)
  const device = await registerTestPasskey(person.own)
  const passkeyId = (await person.own.listPasskeys({})).items[0]!.id
  return { ...person, device, passkeyId }
}

/** A person with two-step sign-in turned on. */
export async function withApp(server: TestServer) {
  const person = await somebody(server)
  const { app } = await turnOnSecondFactor(server, person.own)
  return { ...person, app }
}
