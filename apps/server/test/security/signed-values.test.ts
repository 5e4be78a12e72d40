import { expect, it } from 'vitest'
import { readSigned, type SignedType, signedTypes, signValue } from '#auth/tokens.ts'
import { acceptedAssertion, providerRow } from '#domains/accounts/saml/testing/provider-row.ts'
import { openCheckIns } from '#domains/attendance/testing/open-check-ins.ts'
import { rosteringPath } from '#domains/oneroster/mount-oneroster.ts'
import { rosterScope } from '#domains/service-accounts/oauth/oauth-scopes.ts'
import { program } from '#domains/service-accounts/testing/program.ts'
import { confirmed } from '#testing/confirmed.ts'
import { startHalfSignIn } from '#testing/half-in.ts'
import { followRedirect, startIssuer } from '#testing/issuer.ts'
import { refusal } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { inventFace, makeFrames } from '#testing/test-face.ts'

const issuer = await startIssuer()
const { server, admin, ready, scan } = await openCheckIns(issuer.environment)
const { clock, make } = server
const { secrets } = server.platform

/** A student with a valid scan, and all fields that any reader of a signed value looks for. */
async function scene() {
  const it = await ready()
  await scan(it)
  const { id: linkId } = await admin.addStaffLink({
    audience: 'staff',
    place: 'Main entrance',
    network: null,
    opensAt: null,
    closesAt: null,
    rotating: true,
    active: true,
  })
  const providerId = await providerRow(server)
  const { tokenId } = await program(server, await server.as(await make.admin()), ['roster:read'])
  const guarded = await make.student()
  await turnOnSecondFactor(server, await confirmed(server, guarded))
  const { cookies } = await startHalfSignIn(server, guarded)
  const half = readSigned<object>(secrets, 'second-factor', cookies.get('campanile-half'))!
  const scanned = readSigned<{ windowId: string; deviceId: string }>(
    secrets,
    'scan',
    it.browser.cookies.get('campanile-scan'),
  )!
  const whole = { ...scanned, personId: it.student.id, linkId, action: 'turn-left' }
  const until = clock.now().getTime() + 60_000
  return {
    ...it,
    linkId,
    half,
    tokenId,
    providerId,
    whole,
    windowId: scanned.windowId,
    deviceId: scanned.deviceId,
    until,
  }
}

type Scene = Awaited<ReturnType<typeof scene>>

/** The content to sign for each type, and whether the server accepts the signed value as that type. */
const readers: Record<
  SignedType,
  { value(it: Scene): object; isTaken(it: Scene, signed: string): Promise<boolean> }
> = {
  scan: {
    value: ({ whole }) => whole,
    async isTaken({ browser, classId }, signed) {
      browser.cookies.set('campanile-scan', signed)
      return (await browser.readMyCheckIn({ classId })).scanned
    },
  },
  device: {
    value: ({ deviceId }) => ({ id: deviceId }),
    async isTaken({ browser, classId }, signed) {
      browser.cookies.set('campanile-device', signed)
      return (await browser.readMyCheckIn({ classId })).scanned
    },
  },
  place: {
    value: ({ whole, deviceId, until }) => ({ linkId: whole.linkId, deviceId, personId: null, until }),
    async isTaken({ browser, linkId }, signed) {
      browser.cookies.set('campanile-place', signed)
      const answer = await browser
        .redeemStaffLink({ linkId, audience: 'staff' })
        .catch(() => ({ until: null }))
      return answer.until !== null
    },
  },
  'face-check': {
    value: ({ student, windowId, until }) => ({
      id: crypto.randomUUID(),
      holderId: student.id,
      windowId,
      action: 'turn-left',
      until,
    }),
    async isTaken({ browser, classId }, challenge) {
      const descriptors = makeFrames(inventFace())
      return (
        (await refusal(browser.checkInWithFace({ classId, challenge, descriptors }))) !== 'challenge-expired'
      )
    },
  },
  passkey: {
    value: ({ student, windowId, until }) => ({
      id: crypto.randomUUID(),
      personId: student.id,
      purpose: `check-in ${windowId}`,
      until,
    }),
    async isTaken({ browser, classId, device }, signed) {
      const asked = await browser.startPasskeyCheckIn({ classId })
      const assertion = device.get(asked, { challenge: Buffer.from(signed).toString('base64url') })
      return browser.checkInWithPasskey({ classId, assertion }).then(
        () => true,
        () => false,
      )
    },
  },
  'second-factor': {
    value: ({ half }) => half,
    async isTaken(_, signed) {
      const browser = server.browser()
      browser.cookies.set('campanile-half', signed)
      return (await refusal(browser.completeSignIn({ code: '123456' }))) === 'second-factor-wrong'
    },
  },
  'access-token': {
    value: ({ tokenId, until }) => ({ tokenId, scopes: [rosterScope], expiresAt: until }),
    async isTaken(_, signed) {
      const headers = { authorization: `Bearer campanile_access_${signed}` }
      const { statusCode } = await server.app.inject({ url: `${rosteringPath}/terms`, headers })
      return statusCode === 200
    },
  },
  google: {
    value: ({ student }) => ({
      state: 's',
      nonce: 'n',
      verifier: 'v'.repeat(43),
      returnTo: '/app/linked',
      linkTo: student.id,
    }),
    async isTaken({ browser }, signed) {
      browser.cookies.set('campanile-google', signed)
      const location = await followRedirect(server, browser, '/api/google/callback?state=s&code=c')
      return location.startsWith('/app/linked')
    },
  },
  saml: {
    value: ({ student, providerId }) => ({
      providerId,
      requestId: 'r',
      returnTo: '/app/linked',
      linkTo: student.id,
    }),
    async isTaken({ browser, providerId }, signed) {
      browser.cookies.set('campanile-saml', signed)
      const ticket = await acceptedAssertion(server, providerId, 'r')
      const location = await followRedirect(server, browser, `/api/saml/finish?ticket=${ticket}`)
      return location.startsWith('/app/linked')
    },
  },
}

it.each(signedTypes)(
  'a valid %s is accepted where it belongs, and the same value signed as another type is not',
  async (type) => {
    const { value, isTaken } = readers[type]
    const it = await scene()
    const own = value(it)
    for (const other of signedTypes.filter((known) => known !== type))
      expect([other, await isTaken(it, signValue(secrets, other, own))]).toEqual([other, false])
    expect(await isTaken(it, signValue(secrets, type, own))).toBe(true)
  },
)
