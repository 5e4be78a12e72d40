import { groupRows } from '#platform/grouped.ts'

/** One person in one class, as a student or as a lecturer. */
export interface ClassMember {
  classId: string
  personId: string
}

export interface MemberChanges {
  joined: readonly ClassMember[]
  left: readonly ClassMember[]
}

const memberKey = ({ classId, personId }: ClassMember) => `${classId} ${personId}`

/**
 * The net effect of a change in which people left a class and joined it again, for example by another batch.
 */
export function netChanges({ joined, left }: MemberChanges): MemberChanges {
  const without = (those: readonly ClassMember[], others: readonly ClassMember[]) => {
    const known = new Set(others.map(memberKey))
    return [...new Map(those.map((it) => [memberKey(it), it])).values()].filter(
      (it) => !known.has(memberKey(it)),
    )
  }
  return { joined: without(joined, left), left: without(left, joined) }
}

/** People with the classes that changed for them; people with the same classes share an entry. */
export function sharedClasses(
  members: readonly ClassMember[],
): { classIds: string[]; personIds: string[] }[] {
  const ofPeople = [...groupRows(members, ({ personId }) => personId)].map(([personId, own]) => ({
    personId,
    classIds: [...new Set(own.map(({ classId }) => classId))].sort(),
  }))
  return [...groupRows(ofPeople, ({ classIds }) => classIds.join()).values()].map((same) => ({
    classIds: same[0]!.classIds,
    personIds: same.map(({ personId }) => personId),
  }))
}
