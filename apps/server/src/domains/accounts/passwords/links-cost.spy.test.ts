import { randomBytes } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { verifyPassword } from '#auth/password.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'

vi.mock('@node-rs/argon2', { spy: true })

const server = await startTestServer()
const { make, browser } = server
const hashes = () => vi.mocked(argon2.hash).mock.calls.length
const madeUp = () => randomBytes(32).toString('base64url')

// The hash that unknown accounts are compared with is computed once per process.
beforeAll(() => verifyPassword(null, testPassword))
beforeEach(() => void vi.mocked(argon2.hash).mockClear())

it.each(['acceptInvitation', 'completePasswordReset'] as const)(
  '%s with a link that nobody was sent costs no hash',
  async (operation) => {
    const call = browser()[operation]({ token: madeUp(), password: 'another horse' })
    expect(await refusal(call)).toBe('link-not-valid')
    expect(hashes()).toBe(0)
  },
)

it('hashes nothing for a weak password, and once for an accepted one', async () => {
  const student = await make.student()
  const admin = await server.as(await make.admin())
  const { link } = await admin.createPasswordResetLink({ personId: student.id })
  const token = link.split('#')[1]!
  vi.mocked(argon2.hash).mockClear()
  expect(await refusal(browser().completePasswordReset({ token, password: 'iloveyou' }))).toBe(
    'weak-password',
  )
  expect(hashes()).toBe(0)
  await browser().completePasswordReset({ token, password: 'another horse' })
  expect(hashes()).toBe(1)
})

it('hashes nothing for a weak new password when it is changed', async () => {
  const at = await server.as(await make.student())
  vi.mocked(argon2.hash).mockClear()
  const change = at.changePassword({ current: testPassword, password: 'Password123' })
  expect(await refusal(change)).toBe('weak-password')
  expect(hashes()).toBe(0)
})

it('slows down an address that tries many invalid links, but not people with a valid one', async () => {
  const address = '198.51.100.7'
  const student = await make.student()
  const admin = await server.as(await make.admin())
  const { link } = await admin.createPasswordResetLink({ personId: student.id })
  const answers: string[] = []
  for (let round = 0; round < 4; round++) {
    const tries = Array.from({ length: 20 }, () =>
      refusal(browser(address).readPasswordReset({ token: madeUp() })),
    )
    answers.push(...(await Promise.all(tries)))
  }
  expect(answers.filter((code) => code === 'link-not-valid')).toHaveLength(60)
  expect(answers.filter((code) => code === 'too-many-requests')).toHaveLength(20)
  await browser(address).readPasswordReset({ token: link.split('#')[1]! })
})
