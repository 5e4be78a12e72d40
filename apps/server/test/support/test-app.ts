import { totpCode } from '#auth/totp.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** An authenticator app: shows the code of the server's moment; each look is a step later than the last. */
export function testApp({ clock }: Pick<TestServer, 'clock'>, secret: string) {
  return {
    secret,
    now: () => totpCode(secret, clock.now()),
    /** Half a minute on, so that the code is one that was never typed. */
    next() {
      clock.forward({ minutes: 0.5 })
      return totpCode(secret, clock.now())
    },
  }
}

/** Turns two-step sign-in on, by somebody who proved the password in the last minutes. */
export async function turnOnSecondFactor(server: Pick<TestServer, 'clock'>, browser: TestBrowser) {
  const { secret } = await browser.startSecondFactor({})
  const app = testApp(server, secret)
  const { recoveryCodes } = await browser.confirmSecondFactor({ code: app.now() })
  return { app, recoveryCodes }
}
