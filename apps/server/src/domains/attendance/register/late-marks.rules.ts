import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'

interface Row {
  studentId: string
  status: AttendanceStatus | null
}

interface Named {
  studentId: string
  status: AttendanceStatus
}

/**
 * The new records of a register taken after the session. Named students get the status given for them, other
 * students without a record get `rest`, and the others keep their record. Undefined when a named student is
 * not on the register.
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
