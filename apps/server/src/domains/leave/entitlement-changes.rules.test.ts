import { array, assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { entitlementChanges } from './entitlement-changes.rules.ts'

const entitlements = array(
  record({ personId: integer({ min: 1, max: 9 }).map(String), minutes: integer({ min: 0, max: 3 }) }),
).map((rows) => [...new Map(rows.map((it) => [it.personId, it])).values()])

it('every person whose minutes differ is in one group, with their minutes before and after', () => {
  assert(
    property(entitlements, entitlements, (before, after) => {
      const changes = entitlementChanges(before, after)
      const toMinutes = (rows: typeof before, personId: string) =>
        rows.find((it) => it.personId === personId)?.minutes ?? 0
      const named = changes.flatMap((it) => it.personIds.map((personId) => ({ ...it, personId })))
      expect(named.map(({ personId }) => personId).sort()).toEqual(
        after
          .filter(({ personId, minutes }) => toMinutes(before, personId) !== minutes)
          .map(({ personId }) => personId)
          .sort(),
      )
      for (const it of named) {
        expect([it.before, it.after]).toEqual([toMinutes(before, it.personId), toMinutes(after, it.personId)])
      }
      const pairs = changes.map((it) => `${it.before} ${it.after}`)
      expect(new Set(pairs).size).toBe(pairs.length)
    }),
  )
})
