import type { AnalyticsFinding } from '@campanile/contract/analytics/analytics.ts'
import { type ClassShare, isBeyondChance } from './chance.rules.ts'
import { added, attendancePercentage, type Counts, lateShare } from './figures.rules.ts'

/** A class at one weekday and hour. */
interface Cell extends Counts {
  classId: string
  weekday: number
  hour: number
}

/** The students of a programme in a class in one week. */
interface ProgrammeWeek extends Counts {
  programmeId: string
  name: string
  classId: string
  /** Number of the week in the term. */
  number: number
}

/** A difference of at least this many points is reported. */
const points = 5

const countRecords = ({ present, late, absent }: Counts) => present + late + absent
const attendanceShare = (it: Counts & { classId: string }): ClassShare => ({
  classId: it.classId,
  part: it.present + it.late,
  whole: countRecords(it),
})
const latenessShare = (it: Counts & { classId: string }): ClassShare => ({
  classId: it.classId,
  part: it.late,
  whole: it.present + it.late,
})

/** The data behind a finding. */
const findingBasis = (rows: readonly (Counts & { classId: string })[]) => ({
  classes: new Set(rows.map(({ classId }) => classId)).size,
  sessions: added(rows).sessions,
  records: countRecords(added(rows)),
})

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The time with the lowest attendance among those that differ from all others by more than chance. */
function weakTime(cells: readonly Cell[]): AnalyticsFinding[] {
  const found = distinct(cells.map(({ weekday, hour }) => weekday * 24 + hour))
    .flatMap((time) => {
      const isThen = ({ weekday, hour }: Cell) => weekday * 24 + hour === time
      const [then, others] = [cells.filter(isThen), cells.filter((it) => !isThen(it))]
      const [percentage, elsewhere] = [attendancePercentage(added(then)), attendancePercentage(added(others))]
      if (percentage === null || elsewhere === null || elsewhere - percentage < points) return []
      if (!isBeyondChance(then.map(attendanceShare), others.map(attendanceShare))) return []
      return [{ ...then[0]!, percentage, others: elsewhere, basis: findingBasis(then) }]
    })
    .sort((one, other) => one.percentage - other.percentage)[0]
  if (!found) return []
  const { weekday, hour, percentage, others, basis } = found
  return [{ kind: 'weak-time', weekday, hour, percentage, others, ...basis }]
}

/** The programme whose attendance fell most since its first weeks, by more than chance. */
function slipped(rows: readonly ProgrammeWeek[]): AnalyticsFinding[] {
  const found = distinct(rows.map(({ programmeId }) => programmeId))
    .flatMap((programmeId) => {
      const own = rows.filter((it) => it.programmeId === programmeId)
      const weeks = distinct(own.map(({ number }) => number)).sort((one, other) => one - other)
      if (weeks.length < 6) return []
      const within = (some: readonly number[]) => own.filter(({ number }) => some.includes(number))
      const [first, last] = [within(weeks.slice(0, 3)), within(weeks.slice(-3))]
      const [from, to] = [attendancePercentage(added(first)), attendancePercentage(added(last))]
      if (from === null || to === null || from - to < points) return []
      if (!isBeyondChance(last.map(attendanceShare), first.map(attendanceShare))) return []
      const basis = findingBasis([...first, ...last])
      return [{ programmeId, name: own[0]!.name, from, to, sinceWeek: weeks[2]!, ...basis }]
    })
    .sort((one, other) => other.from - other.to - (one.from - one.to))[0]
  return found ? [{ kind: 'slipped', ...found }] : []
}

/** The hour with the largest share of late arrivals among those that differ by more than chance. */
function lateTime(cells: readonly Cell[]): AnalyticsFinding[] {
  const found = distinct(cells.map(({ hour }) => hour))
    .flatMap((hour) => {
      const [here, elsewhere] = [
        cells.filter((it) => it.hour === hour),
        cells.filter((it) => it.hour !== hour),
      ]
      const [share, others] = [lateShare(added(here)), lateShare(added(elsewhere))]
      if (share === null || others === null || share - others < points / 2) return []
      if (!isBeyondChance(here.map(latenessShare), elsewhere.map(latenessShare))) return []
      return [{ hour, share, others, ...findingBasis(here) }]
    })
    .sort((one, other) => other.share - one.share)[0]
  return found ? [{ kind: 'late-time', ...found }] : []
}

/** Notable findings of a term, most important first. */
export const detectFindings = (
  cells: readonly Cell[],
  programmes: readonly ProgrammeWeek[],
): AnalyticsFinding[] => [...weakTime(cells), ...slipped(programmes), ...lateTime(cells)]
