import { hashToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { identities, sessions } from '#domains/accounts/accounts.tables.ts'
import { passkeys } from '#domains/accounts/passkeys.tables.ts'
import { dataExports } from '#domains/my-data/my-data.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { pushRegistrations } from '#domains/notifications/push.tables.ts'
import { savedViews } from '#domains/saved-views/saved-views.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'
import { inventFace, registerTestFace, testPhoto } from '#testing/test-face.ts'

const names = [
  'passkeyId',
  'identityId',
  'signInId',
  'exportId',
  'notificationId',
  'registrationId',
  'viewId',
] as const
type PersonalName = (typeof names)[number]

/** Whether only the person may access this row, and not even an admin. */
export const isPersonal = (name: string) =>
  ['commentId', 'messageId', 'scheduleId'].includes(name) || (names as readonly string[]).includes(name)

/** A face, a photo, and one row for each way to sign in and to be notified. */
export async function personalRows(
  server: TestServer,
  person: TestPerson,
): Promise<Record<PersonalName, string>> {
  const { platform, clock } = server
  const { db } = platform
  const now = clock.now()
  const browser = await server.as(person)
  await registerTestFace(browser, inventFace(), now)
  const photo = new Blob([new Uint8Array(Buffer.from(await testPhoto(), 'base64'))])
  await browser.replaceMyPhoto({ x: 0.5, y: 0.5, zoom: 1 }, { file: photo })

  const ids = Object.fromEntries(names.map((name) => [name, newId()])) as Record<PersonalName, string>
  const row = (name: PersonalName) => ({ id: ids[name], personId: person.id, createdAt: now })
  await db.insert(passkeys).values({
    ...row('passkeyId'),
    credentialId: ids.passkeyId,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: [],
    name: 'Phone',
  })
  await db.insert(identities).values({
    ...row('identityId'),
    issuer: 'https://issuer.test',
    subject: ids.identityId,
    linkedAt: now,
  })
  await db.insert(sessions).values({
    ...row('signInId'),
    tokenHash: hashToken(ids.signInId),
    seenAt: now,
    expiresAt: daysAfter(now, 14),
    address: '203.0.113.9',
    userAgent: 'test',
  })
  await db.insert(dataExports).values({
    ...row('exportId'),
    status: 'ready',
    total: 1,
    done: 1,
    requestedAt: now,
    expiresAt: daysAfter(now, 1),
    file: 'my-data/export.zip',
  })
  await db.insert(notifications).values({
    ...row('notificationId'),
    type: 'info',
    title: 'Title',
    message: 'Message',
    at: now,
    priority: 'low',
  })
  await db.insert(pushRegistrations).values({
    ...row('registrationId'),
    sessionId: ids.signInId,
    endpointHash: hashToken(ids.registrationId),
    sealed: 'sealed',
    device: 'Phone',
    refreshedAt: now,
  })
  await db.insert(savedViews).values({
    ...row('viewId'),
    list: 'people',
    name: ids.viewId,
    search: '',
    params: 'role=student',
  })
  return ids
}
