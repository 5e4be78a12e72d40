import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import type { Platform } from '#platform/platform.ts'

/** Rows that are deleted once they have expired. */
export interface ExpiringRows {
  /** The number of expired rows, counted up to `most`. */
  count(platform: Platform, before: Date, most: number): Promise<number>
  /** Deletes at most `limit` of them and returns how many; 0: none are left. */
  remove(platform: Platform, before: Date, limit: number): Promise<number>
}

/** Declares which data is deleted automatically, and when. Each domain has its own in `retention.ts`. */
export interface RetentionRule extends ExpiringRows {
  /** The period in days that the institution selected; null: as soon as a row is no longer useful. */
  days(settings: InstitutionSettings): number | null
}

/** Adds further tables to a rule; they share its period and its line on the screen. */
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
