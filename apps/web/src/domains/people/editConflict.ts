import { type PersonFacts, type PersonField, personFields } from './personFacts.ts'

export type Side = 'mine' | 'theirs'
/** The side to keep, for every field in which the two differ. */
export type Choice = Partial<Record<PersonField, Side>>

/** The fields in which two edits of one person differ, in the form's order. */
export const differingFields = (mine: PersonFacts, theirs: PersonFacts) =>
  personFields.filter((field) => mine[field] !== theirs[field])

/** What the choice starts from: what I did not touch is theirs, what I changed is mine. */
export function firstChoice(base: PersonFacts, mine: PersonFacts, theirs: PersonFacts): Choice {
  const sides = differingFields(mine, theirs).map((field) => {
    const side: Side = mine[field] === base[field] ? 'theirs' : 'mine'
    return [field, side]
  })
  return Object.fromEntries(sides)
}

/** The person as chosen, field by field. Students have no employment, whichever side said so. */
export function mergeFacts(mine: PersonFacts, theirs: PersonFacts, choice: Choice): PersonFacts {
  const kept = personFields.map((field) => [field, (choice[field] === 'mine' ? mine : theirs)[field]])
  const merged: PersonFacts = Object.fromEntries(kept)
  return merged.role === 'student' ? { ...merged, employmentType: null } : merged
}
