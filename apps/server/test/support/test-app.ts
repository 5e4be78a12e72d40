import { totpCode } from '#auth/totp.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** An authenticator app that shows codes for the server's clock. */
export function testApp({ clock }: Pick<TestServer, 'clock'>, secret: string) {
  return {
    secret,
    now: () => totpCode(secret, clock.now()),
    /** Moves the clock half a minute forward, to get a code that has not been used. */
    next() {
      clock.forward({ minutes: 0.5 })
      return totpCode(secret, clock.now())
    },
  }
}

/** Turns two-step sign-in on for a person who has recently confirmed the password. */
export async function turnOnSecondFactor(server: Pick<TestServer, 'clock'>, browser: TestBrowser) {
  const { secret } = await browser.startSecondFactor({})
  const app = testApp(server, secret)
  const { recoveryCodes } = await browser.confirmSecondFactor({ code: app.now() })
  return { app, recoveryCodes }
}
