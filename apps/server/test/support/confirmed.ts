import { testPassword } from './factories.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** A browser in which this person is signed in and has just confirmed the password. */
export async function confirmed(
  server: Pick<TestServer, 'as'>,
  person: { id: string },
): Promise<TestBrowser> {
  const browser = await server.as(person)
  await browser.confirmPassword({ password: testPassword })
  return browser
}
