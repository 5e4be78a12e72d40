import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { leftWords } from '../dueWords.ts'
import { m } from './messages.ts'

/** The number and list of the assignment notification. */
export interface WaitingWork {
  count: number
  items: readonly { id: string; title: string; note: string; path: string }[]
}

const shown = 6
const half = 30_000

/** Due within two days and not submitted. */
export function useDueSoon(): WaitingWork {
  const time = useTimeFormat()
  const { data } = useRead('listMyAssignments', { state: 'due-soon', pageSize: shown })
  const now = useServerNow(data?.clockOffset ?? 0, half)
  const items = data?.items ?? []
  return {
    count: data?.total ?? 0,
    items: items.map(({ id, title, courseCode, dueAt }) => ({
      id,
      title,
      note: leftWords(dueAt, now, time)
        ? m.due({ courseCode, dueAt: time.dateTime(dueAt) })
        : m.duePast({ courseCode, dueAt: time.dateTime(dueAt) }),
      path: `/app/my-assignments/${id}`,
    })),
  }
}

/** Assignments of my classes with work that nobody has marked. */
export function useToMark(): WaitingWork {
  const { data } = useRead('listAssignments', { toMark: true, sort: 'dueAt', pageSize: shown })
  const items = data?.items ?? []
  return {
    count: data?.total ?? 0,
    items: items.map(({ id, title, courseCode, counts }) => ({
      id,
      title,
      note: m.submissionsToMark({
        courseCode,
        toMark: counts.toMark,
        submitted: counts.submitted,
      }),
      path: `/app/my-assignments/${id}?show=to-mark`,
    })),
  }
}
