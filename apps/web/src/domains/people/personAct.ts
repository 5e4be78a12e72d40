import type { Person } from '@campanile/contract/people/people.ts'

/** An admin's actions on one person, in the menu's order. */
const personActs = [
  'edit',
  'photo',
  'face-review',
  'vouch',
  'invitation',
  'password-reset',
  'second-factor-reset',
  'sign-out',
  'enable',
  'disable',
  'archive',
  'erase',
] as const
export type PersonAct = (typeof personActs)[number]

/** The acts that this person allows. */
export function actsFor({
  can,
  status,
  faceInReview,
}: Pick<Person, 'can' | 'status' | 'faceInReview'>): PersonAct[] {
  const allowed: Record<PersonAct, boolean> = {
    edit: can.edit,
    photo: can.edit,
    'face-review': faceInReview,
    vouch: can.vouch,
    invitation: can.invite,
    'password-reset': status === 'active',
    'second-factor-reset': can.resetSecondFactor,
    'sign-out': can.disable && status === 'active',
    enable: can.enable,
    disable: can.disable,
    archive: can.archive,
    erase: status === 'archived',
  }
  return personActs.filter((act) => allowed[act])
}
