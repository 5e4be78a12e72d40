import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'

interface Row {
  studentId: string
  status: AttendanceStatus | null
}

interface Named {
  studentId: string
  status: AttendanceStatus
}

/**
 * The marks of a register that is taken later: who is named gets that mark, who has none yet gets the rest's,
 * and who was marked before and is not named keeps it. Undefined when somebody named is not on the register.
 */
export function lateMarks(
  rows: readonly Row[],
  rest: AttendanceStatus,
  except: readonly Named[],
): Named[] | undefined {
  const named = new Map(except.map((it) => [it.studentId, it.status]))
  const known = new Set(rows.map((row) => row.studentId))
  if ([...named.keys()].some((studentId) => !known.has(studentId))) return undefined
  return rows.flatMap(({ studentId, status: before }) => {
    const status = named.get(studentId) ?? (before ? undefined : rest)
    return status && status !== before ? [{ studentId, status }] : []
  })
}
