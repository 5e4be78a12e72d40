import fc from 'fast-check'
import SCIMMY from 'scimmy'
import { describe, expect, it } from 'vitest'
import { ScimError } from '#http/scim/scim-error.ts'
import { parsePath } from './attribute-path.rules.ts'
import { parseFilter } from './filter.rules.ts'
import { patchedGroup } from './group-patch.rules.ts'
import { pageRange } from './page.rules.ts'
import { type PatchOperation, patchOperations } from './patch-operations.rules.ts'
import { requestedPart } from './requested-attributes.rules.ts'
import { enterpriseSchema, patchMessage, userSchema } from './schema-names.ts'
import { userFilters } from './user-attributes.ts'
import { valuesOfPatch, valuesOfUser } from './user-values.rules.ts'

/** Runs it, and allows no errors but those of SCIM. */
function scimRefusal(work: () => unknown): ScimError | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof ScimError) return error
    throw error
  }
}

describe('the filter of a list', () => {
  it('is read as another implementation of the standard reads it', () => {
    const value = fc.stringMatching(/^[a-z0-9@.]{1,12}$/)
    fc.assert(
      fc.property(fc.constantFrom('userName', 'externalId', 'id'), value, value, (name, one, two) => {
        const text = `${name} eq "${one}" and userType eq "${two}"`
        expect([...new SCIMMY.Types.Filter(text)]).toEqual([{ [name]: ['eq', one], userType: ['eq', two] }])
        expect(parseFilter(text, userFilters)).toEqual({
          join: 'and',
          filters: [
            { attribute: name, value: one },
            { attribute: 'userType', value: two },
          ],
        })
      }),
    )
  })

  it('is accepted or refused quickly, whatever it is', () => {
    const part = fc.constantFrom(
      'userName',
      ' eq ',
      '"',
      '\\',
      '\n',
      '(',
      ')',
      '[',
      ']',
      ' and ',
      ' not ',
      '"a"',
      'é',
      '\u0000',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 200 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (it) => {
        const error = scimRefusal(() => parseFilter(it, userFilters))
        expect([undefined, 'invalidFilter']).toContain(error?.scimType)
      }),
    )
  })
})

describe('the path of a PATCH', () => {
  it('names an attribute, with or without its schema, in any case', () => {
    for (const path of ['name.givenName', `${userSchema}:name.givenName`, 'NAME.GIVENNAME'])
      expect(parsePath(path)).toEqual({ attribute: 'name.givenname', filter: undefined })
    expect(parsePath(`${enterpriseSchema}:employeeNumber`).attribute).toBe('enterprise.employeenumber')
    expect(parsePath('members[value eq "A.b"]')).toEqual({ attribute: 'members', filter: 'value eq "A.b"' })
  })

  it('is never a property that objects inherit', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(
        fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf'),
        fc.string(),
        (name, rest) => {
          for (const path of [name, `${name}.${rest}`, `name.${name}`]) {
            const patch: PatchOperation[] = [{ op: 'replace', path, value: 'x' }]
            const values = { given: {} as object }
            scimRefusal(() => Object.assign(values, { given: valuesOfPatch(patch) }))
            expect(Object.keys(values.given)).toEqual([])
          }
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited)
        },
      ),
    )
  })
})

describe('a user', () => {
  it('reads the same in a PATCH as in a complete representation', () => {
    const text = fc.stringMatching(/^[A-Za-z ]{1,20}$/)
    const user = fc.record(
      {
        userName: text,
        givenName: text,
        familyName: text,
        userType: text,
        active: fc.boolean(),
        employeeNumber: fc.option(text),
        externalId: fc.option(text),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(user, ({ givenName, familyName, employeeNumber, ...plain }) => {
        const values = {
          ...plain,
          ...(givenName !== undefined && { givenName }),
          ...(familyName !== undefined && { familyName }),
          ...(employeeNumber !== undefined && { employeeNumber }),
        }
        const whole = {
          ...plain,
          name: { givenName, familyName },
          ...(employeeNumber !== undefined && { [enterpriseSchema]: { employeeNumber } }),
        }
        const sent = JSON.parse(JSON.stringify(whole))
        expect(valuesOfUser(sent)).toEqual(values)
        expect(valuesOfPatch([{ op: 'replace', path: undefined, value: sent }])).toEqual(values)
      }),
    )
  })

  it('has the primary role of several, and userType before any of them', () => {
    const roles = [{ value: 'staff' }, { value: 'lecturer', primary: true }]
    expect(valuesOfUser({ roles })).toEqual({ userType: 'lecturer' })
    expect(valuesOfUser({ roles, userType: 'student' })).toEqual({ userType: 'student' })
    expect(valuesOfUser({ roles: [] })).toEqual({})
  })

  it('has one phone number: the primary, mobile or untyped one, if it has a country code', () => {
    const work = { value: '+44 20 7946 0958', type: 'work' }
    const mobile = { value: 'tel:+44-7700-900001;ext=5', type: 'mobile' }
    const phones = (phoneNumbers: unknown) => valuesOfUser({ phoneNumbers })
    expect(phones([work, mobile])).toEqual({ phone: '+447700900001' })
    expect(phones([{ ...work, primary: true }, mobile])).toEqual({ phone: '+442079460958' })
    expect(phones([work, { value: '+1 201 555 0123' }])).toEqual({ phone: '+12015550123' })
    expect(phones([])).toEqual({ phone: null })
    for (const other of [[work], [{ value: '555-0123', type: 'mobile' }], ['x', 7, null], { value: 7 }, '1'])
      expect(phones(other)).toEqual({})
    const patched = (op: PatchOperation['op'], path: string, value?: unknown) =>
      valuesOfPatch([{ op, path, value }])
    const path = 'phoneNumbers[type eq "mobile"].value'
    expect(patched('replace', path, '+44 7700 900002')).toEqual({ phone: '+447700900002' })
    expect(patched('add', 'phoneNumbers', [mobile])).toEqual({ phone: '+447700900001' })
    expect(patched('remove', 'phoneNumbers[type eq "mobile"]')).toEqual({ phone: null })
    expect(patched('remove', path)).toEqual({ phone: null })
    expect(patched('replace', 'phoneNumbers[type eq "fax"].value', '+44 20 7946 0958')).toEqual({})
    expect(patched('remove', 'phoneNumbers[type eq "work"]')).toEqual({})
  })

  it('can be any JSON without an error of ours', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('name', 'roles', 'active', 'phoneNumbers', enterpriseSchema, 'x[', 'userName'),
          fc.jsonValue(),
        ),
        (it) => {
          scimRefusal(() => valuesOfUser(it))
          scimRefusal(() => patchOperations({ schemas: [patchMessage], Operations: it.name }))
        },
      ),
    )
  })
})

it('gives a group the members that its operations leave', () => {
  const ids = Array.from({ length: 6 }, (_, at) => `00000000-0000-7000-8000-00000000000${at}`)
  const some = fc.subarray(ids)
  const operation = fc.tuple(fc.constantFrom('add', 'remove', 'replace'), some)
  fc.assert(
    fc.property(some, fc.array(operation), (before, steps) => {
      const expected = steps.reduce<string[]>((members, [op, them]) => {
        if (op === 'replace') return them
        return ids.filter((id) =>
          op === 'add'
            ? members.includes(id) || them.includes(id)
            : members.includes(id) && !them.includes(id),
        )
      }, before)
      const operations = steps.map(([op, them], at): PatchOperation => {
        const isFiltered = op === 'remove' && them.length > 0 && at % 2 === 0
        const path = isFiltered ? `members[${them.map((id) => `value eq "${id}"`).join(' or ')}]` : 'members'
        return { op, path, value: isFiltered ? undefined : them.map((value) => ({ value })) }
      })
      const group = { displayName: 'A', externalId: null, members: new Set(before) }
      expect([...patchedGroup(group, operations).members].sort()).toEqual([...expected].sort())
    }),
  )
})

it('bounds every page', () => {
  const number = fc.oneof(fc.integer().map(String), fc.string())
  fc.assert(
    fc.property(number, number, (startIndex, count) => {
      const refused = scimRefusal(() => {
        const range = pageRange({ startIndex, count }, 100)
        expect(range.startIndex).toBeGreaterThanOrEqual(1)
        expect(range.count).toBeGreaterThanOrEqual(0)
        expect(range.count).toBeLessThanOrEqual(100)
      })
      expect([undefined, 'invalidValue']).toContain(refused?.scimType)
    }),
  )
})

it('returns the requested attributes, and always the id', () => {
  const resource = {
    schemas: [userSchema],
    id: '1',
    name: { givenName: 'A', familyName: 'B' },
    emails: [{ value: 'a', type: 'work' }],
    [enterpriseSchema]: { employeeNumber: '1' },
  }
  const base = { schemas: [userSchema], id: '1' }
  expect(requestedPart(resource, {})).toEqual(resource)
  expect(requestedPart(resource, { attributes: 'emails.value' })).toEqual({
    ...base,
    emails: [{ value: 'a' }],
  })
  expect(requestedPart(resource, { attributes: `${enterpriseSchema}:employeeNumber` })).toEqual({
    ...base,
    [enterpriseSchema]: { employeeNumber: '1' },
  })
  expect(requestedPart(resource, { excludedAttributes: 'id,emails,name.givenName' })).toEqual({
    ...base,
    name: { familyName: 'B' },
    [enterpriseSchema]: { employeeNumber: '1' },
  })
})
