import type { createPersonInput } from '@campanile/contract/people/people.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server
let admin: TestBrowser
let serial = 0

type Fields = z.input<typeof createPersonInput>

const fields = (changes: Partial<Fields> = {}): Fields => {
  serial += 1
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${serial}@campus.test`,
    role: 'student',
    employmentType: null,
    number: null,
    ...changes,
  }
}
const create = async (changes: Partial<Fields> = {}) => (await admin.createPerson(fields(changes))).person

/** Saves the person with these changes, as the form does. */
const save = (
  {
    id,
    version,
    firstName,
    lastName,
    email,
    role,
    employmentType,
    number,
  }: Awaited<ReturnType<typeof create>>,
  changes: Partial<Fields> = {},
) =>
  admin.updatePerson({
    personId: id,
    version,
    firstName,
    lastName,
    email,
    role,
    employmentType,
    number,
    ...changes,
  })

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

describe('creating a person', () => {
  it('stores what was typed, trimmed, and sends an invitation', async () => {
    const input = fields({
      firstName: '  Grace ',
      email: ' Grace@Campus.TEST ',
      number: ' S1 ',
      role: 'staff',
      employmentType: 'part-time',
    })
    const { person, invitation } = await admin.createPerson(input)
    expect(person).toMatchObject({
      firstName: 'Grace',
      email: 'grace@campus.test',
      number: 'S1',
      role: 'staff',
      employmentType: 'part-time',
      status: 'invited',
      isActive: true,
      profileImage: null,
      faceRegisteredAt: null,
      facePhotoURL: null,
      version: 0,
      can: { edit: true, disable: true, enable: false, invite: true, archive: true },
    })
    expect(invitation.link).toContain('/create-account#')
    expect(await admin.readPerson({ personId: person.id })).toEqual(person)
  })

  it('rejects an email address that is already used, in any case', async () => {
    await create({ email: 'taken@campus.test' })
    const call = admin.createPerson(fields({ email: 'Taken@CAMPUS.test' }))
    await expect(call).rejects.toMatchObject({
      code: 'email-already-in-use',
      message: 'An account with this email already exists.',
      fields: { email: 'An account with this email already exists.' },
    })
  })

  it('rejects a number that is already used, in any case; many people can have none', async () => {
    await create({ number: 'Staff-7' })
    const call = admin.createPerson(fields({ number: 'STAFF-7' }))
    await expect(call).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { number: 'Another person has this number' },
    })
    await create()
    await create()
  })

  it('creates one when two use the same email at once', async () => {
    const input = fields()
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        admin.createPerson(input).then(
          () => 'made',
          ({ code }) => code,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['email-already-in-use', 'email-already-in-use', 'made'])
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'Enter a first name' }],
    [{ lastName: '' }, { lastName: 'Enter a last name' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'At most 80 characters' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ firstName: 'A\u0000da' }, { firstName: 'This contains a character that cannot be stored' }],
    [{ firstName: 'A\ud800da' }, { firstName: 'This contains a character that cannot be stored' }],
    [{ employmentType: 'visiting' as const }, { employmentType: 'Students can’t have an employment type' }],
    [{ number: '' }, { number: 'This is required' }],
  ])('rejects %j next to its field and creates no one', async (change, expected) => {
    const { total } = await admin.listPeople({})
    await expect(admin.createPerson(fields(change))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: expected,
    })
    expect((await admin.listPeople({})).total).toBe(total)
  })

  it('accepts names in any script', async () => {
    for (const [firstName, lastName] of [
      ['José', 'Núñez'],
      ['සුනිල්', 'පෙරේරා'],
      ['O’Brien', '王'],
      ['😀', '<b>&amp;</b>'],
    ] as const)
      expect(await create({ firstName, lastName })).toMatchObject({ firstName, lastName })
  })
})

describe('editing a person', () => {
  it('saves and returns the updated view', async () => {
    const person = await create()
    const saved = await save(person, {
      firstName: 'Augusta',
      role: 'lecturer',
      employmentType: 'visiting',
      number: 'L1',
    })
    expect(saved).toMatchObject({
      firstName: 'Augusta',
      role: 'lecturer',
      employmentType: 'visiting',
      number: 'L1',
      version: 1,
    })
    expect(await admin.readPerson({ personId: person.id })).toEqual(saved)
  })

  it('rejects the second of two concurrent edits, and overwrites nothing', async () => {
    const person = await create()
    await save(person, { firstName: 'First' })
    expect(await refusal(save(person, { firstName: 'Second' }))).toBe('edit-conflict')
    expect(await admin.readPerson({ personId: person.id })).toMatchObject({ firstName: 'First' })
    const outcomes = await Promise.allSettled(
      ['A', 'B', 'C'].map((firstName) => save({ ...person, version: 1 }, { firstName })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('rejects another person’s email and number, and leaves both unchanged', async () => {
    const [one, other] = [await create({ number: 'N1' }), await create({ number: 'N2' })]
    expect(await refusal(save(one, { email: other.email.toUpperCase() }))).toBe('email-already-in-use')
    await expect(save(one, { number: 'n2' })).rejects.toMatchObject({
      fields: { number: expect.any(String) },
    })
    expect(await admin.readPerson({ personId: one.id })).toEqual(one)
  })

  it('applies a changed role to the person’s very next request', async () => {
    const person = await make.student()
    const at = await server.as(person)
    await save(await admin.readPerson({ personId: person.id }), {
      role: 'staff',
      employmentType: 'full-time',
    })
    expect((await at.readSession({})).user).toMatchObject({ role: 'staff' })
    expect(await refusal(at.readMyAttendance({}))).toBe('forbidden')
  })

  it('finds no archived or unknown person', async () => {
    const person = await create()
    await admin.archivePerson({ personId: person.id })
    expect(await refusal(save(person))).toBe('not-found')
    expect(await refusal(save({ ...person, id: newId() }))).toBe('not-found')
    expect(await refusal(admin.readPerson({ personId: newId() }))).toBe('not-found')
  })

  it.each([-1, 1.5, 2 ** 31, 2 ** 53])('rejects the version %s', async (version) => {
    const person = await create()
    expect(await refusal(save({ ...person, version }))).toBe('invalid-input')
  })
})
