import { expect } from 'vitest'
import { type TestPerson, testPassword } from './factories.ts'
import type { TestServer } from './server.ts'

/** A browser in which the person has entered the password but not yet the code. */
export async function startHalfSignIn(server: Pick<TestServer, 'browser'>, { email }: TestPerson) {
  const at = server.browser()
  expect(await at.signIn({ email, password: testPassword })).toEqual({ secondFactor: true })
  return at
}
