import { createPersonInput } from '@campanile/contract/people/people.ts'
import { employmentTypes, roles } from '@campanile/contract/roles.ts'
import { assert, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type ConflictChoice, choiceOf, differing, merged } from '#lib/editConflict.ts'
import { consistent, type PersonFacts, type PersonFieldName, personFields } from './personFacts.ts'

const differingFields = (mine: PersonFacts, theirs: PersonFacts) => differing(personFields, mine, theirs)
const firstChoice = (base: PersonFacts, mine: PersonFacts, theirs: PersonFacts) =>
  choiceOf(personFields, base, mine, theirs)
const mergeFacts = (mine: PersonFacts, theirs: PersonFacts, choice: ConflictChoice<PersonFieldName>) =>
  consistent(merged(personFields, mine, theirs, choice))

const name = constantFrom('Noor', 'Leila', 'Marek')
const departmentIds = [1, 2].map((it) => `019aa1b2-0000-7000-8000-00000000000${it}`)
const facts = record({
  firstName: name,
  lastName: name,
  email: constantFrom('noor@campus.test', 'leila@campus.test'),
  role: constantFrom(...roles),
  employmentType: option(constantFrom(...employmentTypes)),
  number: option(constantFrom('S-1', 'S-2')),
  phone: option(constantFrom('+442079460001', '+442079460002')),
  departmentId: option(constantFrom(...departmentIds)),
  startsOn: constantFrom('2025-09-01', '2026-09-01'),
  endsOn: option(constantFrom('2026-11-25', '2027-01-31')),
}).map(consistent)

const noor: PersonFacts = {
  firstName: 'Noor',
  lastName: 'Al-Sayed',
  email: 'noor@campus.test',
  role: 'student',
  employmentType: null,
  number: 'S-1',
  phone: null,
  departmentId: null,
  startsOn: '2026-09-01',
  endsOn: null,
}

test('names what differs, in the order of the form', () => {
  expect(differingFields(noor, { ...noor, number: 'S-2', lastName: 'Sayed' })).toEqual(['lastName', 'number'])
})

test('two edits of different fields are both kept unless the admin selects otherwise', () => {
  const mine = { ...noor, firstName: 'Nour' }
  const theirs = { ...noor, number: 'S-2' }
  const choice = firstChoice(noor, mine, theirs)
  expect(choice).toEqual({ firstName: 'mine', number: 'theirs' })
  expect(mergeFacts(mine, theirs, choice)).toEqual({ ...noor, firstName: 'Nour', number: 'S-2' })
})

test('of two edits of one field, the own one is selected first', () => {
  const mine = { ...noor, firstName: 'Nour' }
  expect(firstChoice(noor, mine, { ...noor, firstName: 'Nora' })).toEqual({ firstName: 'mine' })
})

test('selecting one side throughout gives that side', () => {
  const bothSides = (mine: PersonFacts, theirs: PersonFacts) => {
    const all = (side: 'mine' | 'theirs') =>
      Object.fromEntries(differingFields(mine, theirs).map((field) => [field, side]))
    expect(mergeFacts(mine, theirs, all('mine'))).toEqual(mine)
    expect(mergeFacts(mine, theirs, all('theirs'))).toEqual(theirs)
  }
  assert(property(facts, facts, bothSides))
})

test('a merged result can always be saved', () => {
  const savable = (base: PersonFacts, mine: PersonFacts, theirs: PersonFacts) =>
    z.safeParse(createPersonInput, mergeFacts(mine, theirs, firstChoice(base, mine, theirs))).success
  assert(property(facts, facts, facts, savable))
})
