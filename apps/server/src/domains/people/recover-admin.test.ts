import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { people } from './people.tables.ts'
import { recoverAdmin } from './recover-admin.service.ts'

const server = await startTestServer()
const { make, platform } = server

it('restores access for a locked-out admin, and is audited', async () => {
  const admin = await make.admin()
  const at = await server.as(admin)
  await at.confirmPassword({ password: testPassword })
  await turnOnSecondFactor(server, at)
  await platform.db.update(people).set({ isActive: false }).where(eq(people.id, admin.id))

  const way = await recoverAdmin(platform, admin.email.toUpperCase())
  expect(await refusal(at.listPeople({}))).toBe('unauthenticated')
  const token = new URL(way!.link).hash.slice(1)
  const returning = server.browser()
  await returning.completePasswordReset({ token, password: 'found again' })
  expect(await returning.signIn({ email: admin.email, password: 'found again' })).toEqual({
    secondFactor: false,
  })
  const traces = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, admin.id))
  expect(traces).toContainEqual(
    expect.objectContaining({
      entity: 'password-reset',
      actorId: null,
      operation: 'createPasswordResetLink',
    }),
  )
})

it('is for admins only', async () => {
  const lecturer = await make.lecturer()
  expect(await recoverAdmin(platform, lecturer.email)).toBeUndefined()
  expect(await recoverAdmin(platform, 'nobody@campus.test')).toBeUndefined()
})
