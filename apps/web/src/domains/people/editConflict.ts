import { type Choice as ChoiceOf, choiceOf, differing, merged } from '#lib/editConflict.ts'
import { type PersonFacts, type PersonField, personFields } from './personFacts.ts'

export type Choice = ChoiceOf<PersonField>

/** The fields in which two edits of one person differ, in the form's order. */
export const differingFields = (mine: PersonFacts, theirs: PersonFacts) =>
  differing(personFields, mine, theirs)

/** What the choice starts from: what I did not touch is theirs, what I changed is mine. */
export const firstChoice = (base: PersonFacts, mine: PersonFacts, theirs: PersonFacts): Choice =>
  choiceOf(personFields, base, mine, theirs)

/** The person as chosen, field by field. Students have no employment, whichever side said so. */
export function mergeFacts(mine: PersonFacts, theirs: PersonFacts, choice: Choice): PersonFacts {
  const person = merged(personFields, mine, theirs, choice)
  return person.role === 'student' ? { ...person, employmentType: null } : person
}
