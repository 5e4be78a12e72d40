import { requestAddress } from '@campanile/contract/client.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { isClosedToNewAdmins } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { type Role, roles } from '@campanile/contract/roles.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { confirmed, reviewed } from './testing/confirmation-matrix.ts'
import { sampleInput } from './testing/sample-input.ts'
import { unrelated } from './testing/unrelated-operations.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const all = Object.entries(operations) as [OperationName, Operation][]
const listNames = (groups: Record<string, readonly OperationName[]>) => Object.values(groups).flat()
const changing = all.filter(
  ([, { method, kind, confirms }]) => method !== 'GET' || kind === 'redirect' || confirms,
)
/** Words in the names of operations that have to be reviewed. */
const telling =
  /pay|bank|salary|passw|passkey|secondfactor|identit|person|people|admin|setting|invit|setup|signin|import|erase|mail|sessionof|token|key/i

describe('every operation that changes something', () => {
  it('is in exactly one of the lists', () => {
    const listed = [...listNames(confirmed), ...listNames(reviewed), ...listNames(unrelated)]
    expect(listed.toSorted()).toEqual(changing.map(([name]) => name).toSorted())
  })

  it('declares its confirmation if and only if the list says so', () => {
    const declared = all.filter(([, { confirms }]) => confirms).map(([name]) => name)
    expect(listNames(confirmed).toSorted()).toEqual(declared.toSorted())
  })

  it('has a reason in the list of reviewed ones if its name suggests access, accounts or pay', () => {
    // Mark imports, attendance imports and passkey checks change no account.
    const harmless = /marksimport|attendanceimport|passkeycheck|withpasskey/i
    const suspicious = listNames(unrelated).filter((name) => telling.test(name) && !harmless.test(name))
    expect(suspicious).toEqual([])
  })
})

let persons: Record<Role, TestPerson>
let newAdmin: TestPerson
const browsers = new Map<string, TestBrowser>()

beforeAll(async () => {
  const { admin, lecturer, student, staff } = make
  persons = {
    admin: await admin(),
    lecturer: await lecturer(),
    student: await student(),
    staff: await staff(),
  }
  for (const role of roles) browsers.set(role, await server.asUnconfirmed(persons[role]))
  newAdmin = await make.admin()
  await platform.db.update(people).set({ adminSince: clock.now() }).where(eq(people.id, newAdmin.id))
  browsers.set('new admin', await server.as(newAdmin))
})

/** The ids do not exist, so that being asked to confirm reveals nothing about rows that do. */
async function readCode(caller: string, operation: Operation): Promise<string | undefined> {
  const input = sampleInput(operation, newId)
  const { path, body } = requestAddress([operation.method, operation.path, operation.kind], input)
  const response = await server.app.inject({
    method: operation.method,
    url: `/api${path}`,
    headers: {
      cookie: browsers.get(caller)!.cookies.header(),
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return response.statusCode === 403 ? response.json().error.code : undefined
}

const always = changing.filter(([, { confirms }]) => confirms === 'always')
const listCallers = ({ roles: allowed }: Operation) => allowed as readonly Role[]

it.each(always)('%s is refused in a session without a recent confirmation', async (_, operation) => {
  for (const role of listCallers(operation))
    expect([role, await readCode(role, operation)]).toEqual([role, 'requires-recent-login'])
})

it.each(always.filter(([, operation]) => isClosedToNewAdmins(operation)))(
  '%s is refused to a new admin',
  async (_, operation) => {
    expect(await readCode('new admin', operation)).toBe('new-admin')
  },
)
