import { expect, it } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { sendAll } from '../mail/testing/outbox.ts'

const mails = await startMailServer()
const withSecrets = await startTestServer({
  PUBLIC_URL: 'https://campus.test',
  SMTP_URL: mails.url,
  OIDC_CLIENT_ID: 'client-1',
  OIDC_CLIENT_SECRET: 'oidc-s3cret',
})
const bare = await startTestServer()
const adminPerson = await withSecrets.make.admin()
const admin = await withSecrets.as(adminPerson)

it('shows what is configured, without secrets', async () => {
  const found = await admin.readConnections({})
  expect(found).toMatchObject({
    secureContext: true,
    signIn: {
      configured: true,
      clientId: 'client-1',
      redirectUri: 'https://campus.test/api/google/callback',
      missing: [],
    },
    mail: { configured: true, from: 'Campanile <no-reply@campus.test>' },
    storage: { kind: 'disk', place: expect.stringMatching(/files$/) },
  })
  expect(JSON.stringify(found)).not.toContain('s3cret')
  expect(found.mail.server).not.toMatch(/@/)
})

it('shows what is missing', async () => {
  const other = await bare.as(await bare.make.admin())
  const { signIn, mail } = await other.readConnections({})
  expect(signIn).toMatchObject({ configured: false, missing: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] })
  expect(mail).toMatchObject({ configured: false, server: null })
  expect(await refusal(other.sendTestMail({}))).toBe('mail-not-configured')
})

it('checks the storage with a file that is deleted afterwards', async () => {
  const before = await admin.checkStorage({})
  expect(before).toMatchObject({ failedAt: null, atLeast: false })
  expect(before.freeBytes).toBeGreaterThan(0)
  await withSecrets.platform.files.put('photos/one', Buffer.alloc(1234))
  const after = await admin.checkStorage({})
  expect([after.files - before.files, after.bytes - before.bytes]).toEqual([1, 1234])
})

it('reports the step at which a storage fails', async () => {
  const { platform } = bare
  const other = await bare.as(await bare.make.admin())
  const { put, get } = platform.files
  platform.files.put = () => Promise.reject(new Error('full'))
  expect((await other.checkStorage({})).failedAt).toBe('write')
  platform.files.put = put
  platform.files.get = () => Promise.resolve(Buffer.from('something else'))
  expect((await other.checkStorage({})).failedAt).toBe('read')
  platform.files.get = get
})

it('sends a test message to the admin who requests it', async () => {
  expect(await admin.sendTestMail({})).toEqual({ to: adminPerson.email })
  await sendAll(withSecrets.platform)
  const { items } = await admin.listMails({ kind: 'test' })
  expect(items[0]).toMatchObject({ state: 'sent', person: { email: adminPerson.email } })
})

it('is for admins only', async () => {
  const student = await withSecrets.as(await withSecrets.make.student())
  for (const call of [student.readConnections({}), student.checkStorage({}), student.sendTestMail({})])
    expect(await refusal(call)).toBe('forbidden')
})
