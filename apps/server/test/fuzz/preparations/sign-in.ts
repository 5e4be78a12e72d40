import { hashPassword } from '#auth/password.ts'
import { totpCode } from '#auth/totp.ts'
import { testPassword } from '#testing/factories.ts'
import {
  type Asking,
  adminCookie,
  findPerson,
  type Input,
  type Preparation,
  type Preparations,
  requestAnswer,
} from './asking.ts'

let hashed: Promise<string> | undefined

/** Sets this person's password to the test password, and resets all attempt counters. */
async function withPassword({ world }: Asking, personId: string): Promise<void> {
  hashed ??= hashPassword(testPassword)
  await world.pool.query(
    `insert into passwords (person_id, hash, set_at) values ($1, $2, $3)
    on conflict (person_id) do update set hash = excluded.hash`,
    [personId, await hashed, world.clock.now()],
  )
  await world.pool.query('delete from attempt_counters')
}

const withoutSecondFactor = ({ world }: Asking, personId: string) =>
  world.pool.query('delete from second_factors where person_id = $1', [personId])

async function signInForm(
  asking: Asking,
  role: 'student' | 'staff' | 'admin',
): Promise<Input & { id: string }> {
  const { id } = await findPerson(asking, role)
  await withPassword(asking, id)
  const { rows } = await asking.world.pool.query('select email from people where id = $1', [id])
  return { id, email: rows[0].email, password: testPassword }
}

/** Sets up a second factor for this person and returns an unused code. */
async function codeOfApp(asking: Asking, { id, cookie }: { id: string; cookie: string }): Promise<Input> {
  await withPassword(asking, id)
  await withoutSecondFactor(asking, id)
  const { world } = asking
  const { secret } = await requestAnswer(asking, 'startSecondFactor', { cookie })
  if (typeof secret !== 'string') return {}
  await requestAnswer(asking, 'confirmSecondFactor', {
    input: { code: totpCode(secret, world.clock.now()) },
    cookie,
  })
  world.clock.forward({ seconds: 30 })
  return { code: totpCode(secret, world.clock.now()), password: testPassword }
}

const withCode: Preparation = async (asking) => {
  const { code = '' } = await codeOfApp(asking, await findPerson(asking))
  return { code }
}

const linkToken = ({ link = '' }: Input) => ({ token: String(link).split('#')[1] ?? '' })

async function invited(asking: Asking): Promise<{ personId: string; token: string }> {
  const facts = { email: `invited${crypto.randomUUID()}@campus.test`, firstName: 'In', lastName: 'Vited' }
  const input = { ...facts, role: 'student', employmentType: null, number: null }
  const { person, invitation } = await requestAnswer(asking, 'createPerson', {
    input,
    cookie: await adminCookie(asking),
  })
  return { personId: String((person as Input | undefined)?.id), ...linkToken((invitation ?? {}) as Input) }
}

const reset: Preparation = async (asking) => {
  const input = { personId: asking.actors.of('student').at(-1)! }
  const cookie = await adminCookie(asking)
  return linkToken(await requestAnswer(asking, 'createPasswordResetLink', { input, cookie }))
}
const newPassword = { password: 'a horse of another colour' }

export const signInPreparations: Preparations = {
  signIn: async (asking) => {
    const { id, ...form } = await signInForm(asking, 'student')
    return form
  },
  completeSignIn: async (asking) => {
    const person = await findPerson(asking, 'staff')
    const { code = '' } = await codeOfApp(asking, person)
    const { id, ...input } = await signInForm({ ...asking, personId: person.id }, 'staff')
    await requestAnswer(asking, 'signIn', { input })
    return { code }
  },
  confirmPassword: async (asking) => {
    await withPassword(asking, (await findPerson(asking)).id)
    return { password: testPassword }
  },
  changePassword: async (asking) => {
    await withPassword(asking, (await findPerson(asking)).id)
    return { current: testPassword, ...newPassword }
  },
  confirmSecondFactor: async (asking) => {
    const { id, cookie } = await findPerson(asking)
    await withPassword(asking, id)
    await withoutSecondFactor(asking, id)
    const { secret } = await requestAnswer(asking, 'startSecondFactor', { cookie })
    return typeof secret === 'string' ? { code: totpCode(secret, asking.world.clock.now()) } : {}
  },
  confirmWithSecondFactor: withCode,
  renewRecoveryCodes: withCode,
  disableSecondFactor: async (asking) => codeOfApp(asking, await findPerson(asking)),
  resetSecondFactor: async (asking) => {
    const id = asking.actors.of('staff').at(-1)!
    // The previous reset ended their sessions.
    asking.actors.forget(id)
    await codeOfApp(asking, { id, cookie: await asking.actors.cookieOf(id) })
    return { personId: id }
  },
  readPasswordReset: reset,
  completePasswordReset: async (asking, input) => ({ ...(await reset(asking, input)), ...newPassword }),
  readInvitation: async (asking) => ({ token: (await invited(asking)).token }),
  acceptInvitation: async (asking) => ({ token: (await invited(asking)).token, ...newPassword }),
  resendInvitation: async (asking) => ({ personId: (await invited(asking)).personId }),
  vouchForAdmin: async ({ world }) => {
    const { id } = await world.make.admin()
    // No longer a new admin in two minutes, so that later requests can use this account.
    await world.pool.query(
      `update people set admin_since = $2::timestamptz - interval '1438 minutes' where id = $1`,
      [id, world.clock.now()],
    )
    return { personId: id }
  },
}
