import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import type { Platform } from '#platform/platform.ts'

/** Rows that are deleted once they are past their time. */
export interface ExpiringRows {
  /** Rows past their time, counted no further than `most`. */
  count(platform: Platform, before: Date, most: number): Promise<number>
  /** Deletes at most `limit` of them and returns how many; 0: nothing is left. */
  remove(platform: Platform, before: Date, limit: number): Promise<number>
}

/** What is deleted automatically, and when. Each domain declares its own in `retention.ts`, beside its tables. */
export interface RetentionRule extends ExpiringRows {
  /** Days that the institution chose; null: as soon as it is of no use. */
  days(settings: InstitutionSettings): number | null
}

/** Adds further tables to a rule, which then share its period and one line of the screen. */
export function extendRule(rule: RetentionRule, ...others: ExpiringRows[]): RetentionRule {
  const all = [rule, ...others]
  return {
    days: rule.days,
    async count(platform, before, most) {
      let count = 0
      for (const rows of all) count += await rows.count(platform, before, most - count)
      return count
    },
    async remove(platform, before, limit) {
      for (const rows of all) {
        const removed = await rows.remove(platform, before, limit)
        if (removed > 0) return removed
      }
      return 0
    },
  }
}
