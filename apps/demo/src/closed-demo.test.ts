import { pgType } from '@campanile/server/db/row-shape.ts'
import { hasRows, queryRows } from '@campanile/server/db/rows.ts'
import { refusal, startTestServer } from '@campanile/server/testing/server.ts'
import { expect, it } from 'vitest'
import { demoPassword } from './accounts.ts'
import { loadDemo } from './demo.ts'

const server = await startTestServer()
const { platform, make } = server

it('creates no accounts with a publicly known password when loaded into a real institution', async () => {
  const own = await make.admin()
  await loadDemo(platform, { size: 'small', closed: true })
  for (const who of ['admin', 'lecturer', 'student']) {
    const credentials = { email: `${who}@campanile.test`, password: demoPassword }
    expect(await refusal(server.browser().signIn(credentials)), who).toBe('invalid-credential')
  }
  const admins = await queryRows(platform.db, {
    id: pgType.uuid,
  })`select id from people where role = 'admin' and is_active`
  expect(admins).toEqual([{ id: own.id }])
  const passwords = await hasRows(
    platform.db,
  )`select 1 from passwords w join people p on p.id = w.person_id where p.email::text like '%@campanile.test'`
  expect(passwords).toBe(false)
})

it('leaves people of the institution alone, and gives its own phones and departments', async () => {
  const contacts = await queryRows(platform.db, {
    own: pgType.boolean,
    phones: pgType.int,
    departments: pgType.int,
  })`select email::text not like '%@campanile.test' as own, count(phone)::int as phones,
      count(department_id)::int as departments from people group by 1 order by 1`
  expect(contacts[1]).toEqual({ own: true, phones: 0, departments: 0 })
  expect(Math.min(contacts[0]!.phones, contacts[0]!.departments)).toBeGreaterThan(0)
})
