import type { AnalyticsFinding } from '@campanile/contract/analytics/analytics.ts'
import { added, type Counts, lateShareOf, percentageOf } from './figures.rules.ts'

interface Cell extends Counts {
  weekday: number
  hour: number
}

interface Programme {
  id: string
  name: string
  weeks: readonly (Counts & { number: number })[]
}

/** Below this many records a figure may be chance. A difference of at least this many points is reported. */
const minMarks = 100
const points = 5

const marksOf = ({ present, late, absent }: Counts) => present + late + absent
const round = (value: number) => Math.round(value * 10) / 10

/** The time with the lowest attendance, compared with all others. */
function weakTime(cells: readonly Cell[]): AnalyticsFinding[] {
  const found = cells
    .filter((cell) => marksOf(cell) >= minMarks)
    .map((cell) => ({
      cell,
      percentage: percentageOf(cell) ?? 100,
      others: percentageOf(added(cells.filter((it) => it !== cell))),
    }))
    .sort((one, other) => one.percentage - other.percentage)[0]
  if (!found || found.others === null || found.others - found.percentage < points) return []
  const { cell, percentage, others } = found
  return [{ kind: 'weak-time', weekday: cell.weekday, hour: cell.hour, percentage, others }]
}

/** The programme whose attendance fell most since its first weeks. */
function slipped(programmes: readonly Programme[]): AnalyticsFinding[] {
  const found = programmes
    .flatMap(({ id, name, weeks }) => {
      if (weeks.length < 6) return []
      const [first, last] = [added(weeks.slice(0, 3)), added(weeks.slice(-3))]
      if (marksOf(first) < minMarks || marksOf(last) < minMarks) return []
      const [from, to] = [percentageOf(first)!, percentageOf(last)!]
      return [{ programmeId: id, name, from, to, sinceWeek: weeks[2]!.number }]
    })
    .sort((one, other) => other.from - other.to - (one.from - one.to))[0]
  return found && found.from - found.to >= points ? [{ kind: 'slipped', ...found }] : []
}

/** The hour with the largest share of late arrivals. */
function lateTime(cells: readonly Cell[]): AnalyticsFinding[] {
  const hours = [...new Set(cells.map(({ hour }) => hour))].map((hour) => ({
    hour,
    here: added(cells.filter((it) => it.hour === hour)),
    elsewhere: added(cells.filter((it) => it.hour !== hour)),
  }))
  const found = hours
    .filter(({ here }) => marksOf(here) >= minMarks)
    .map(({ hour, here, elsewhere }) => ({
      hour,
      share: lateShareOf(here) ?? 0,
      others: lateShareOf(elsewhere),
    }))
    .sort((one, other) => other.share - one.share)[0]
  if (!found || found.others === null || found.share - found.others < points / 2) return []
  return [{ kind: 'late-time', hour: found.hour, share: round(found.share), others: round(found.others) }]
}

/** Notable findings of a term, most important first. */
export const findingsOf = (cells: readonly Cell[], programmes: readonly Programme[]): AnalyticsFinding[] => [
  ...weakTime(cells),
  ...slipped(programmes),
  ...lateTime(cells),
]
