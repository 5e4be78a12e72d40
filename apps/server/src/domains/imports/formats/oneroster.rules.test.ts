import { expect, it } from 'vitest'
import { m } from '../problems.messages.ts'
import { makeBundle, role, user } from '../testing/bundle.ts'
import { readFile } from './read-file.ts'

it.each(['parent', 'constructor', '__proto__'])('does not import the role %s', async (told) => {
  const bundle = await makeBundle({ users: [user('u1', 'Ada', 'Lovelace')], roles: [role('u1', told)] })
  const { rows } = await readFile('oneroster', bundle, false)
  const settled = []
  for await (const row of rows) settled.push(row.settled)
  expect(settled).toEqual([{ outcome: 'reject', reason: m.roleUnknown({ role: told }) }])
})
