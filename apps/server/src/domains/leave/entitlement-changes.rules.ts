import { groupRows } from '#platform/grouped.ts'

/** A person's entitlement to one type of leave in a leave year. */
export interface Entitlement {
  personId: string
  minutes: number
}

/** People whose entitlement changed in the same way. */
export interface EntitlementChange {
  before: number
  after: number
  personIds: string[]
}

/**
 * The effect of a changed leave type on the people entitled to it. No entitlement is an entitlement of no
 * minutes.
 */
export function entitlementChanges(
  before: readonly Entitlement[],
  after: readonly Entitlement[],
): EntitlementChange[] {
  const earlier = new Map(before.map(({ personId, minutes }) => [personId, minutes]))
  const changed = after
    .map(({ personId, minutes }) => ({ personId, before: earlier.get(personId) ?? 0, after: minutes }))
    .filter((it) => it.before !== it.after)
  return [...groupRows(changed, (it) => `${it.before} ${it.after}`).values()].map((same) => ({
    before: same[0]!.before,
    after: same[0]!.after,
    personIds: same.map(({ personId }) => personId),
  }))
}
