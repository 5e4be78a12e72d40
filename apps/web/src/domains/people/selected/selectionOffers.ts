import type { Person } from '@campanile/contract/people/people.ts'

const selectionActs = ['invite', 'enable', 'disable', 'move', 'department'] as const
export type SelectionAct = (typeof selectionActs)[number]

const allows: Record<SelectionAct, (person: Person) => boolean> = {
  invite: ({ can }) => can.invite,
  enable: ({ can }) => can.enable,
  disable: ({ can }) => can.disable,
  move: ({ role, can }) => role === 'student' && can.edit,
  department: ({ role, can }) => role !== 'student' && can.edit,
}

export interface SelectionOffer {
  act: SelectionAct
  people: Person[]
}

/** The acts that can be done with at least one of the selected people, each with those. */
export const selectionOffers = (selected: readonly Person[]): SelectionOffer[] =>
  selectionActs.flatMap((act) => {
    const people = selected.filter(allows[act])
    return people.length > 0 ? [{ act, people }] : []
  })
