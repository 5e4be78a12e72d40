import { searchFold, searchWords } from '@campanile/contract/search/search-fold.ts'
import { Banknote, CalendarCheck } from 'lucide-react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { monthAndYear } from '#lib/plainDate.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { m } from './messages.ts'
import type { PaletteEntry } from './paletteEntry.ts'

/** Whether a typed word begins one of these. */
function begins(typed: string, text: string): boolean {
  const words = searchFold(text).split(' ')
  return searchWords(typed).some((typedWord) =>
    words.some((word) => typedWord.length > 1 && word.startsWith(typedWord)),
  )
}

const runs = { page: 1, pageSize: 24 }

/** Actions on one session or pay run, loaded only when the typed text begins to match their names. */
export function useNamedActions(typed: string): PaletteEntry[] {
  const { role } = useUser()
  return [...useSessionActions(typed), ...usePayRunActions(role === 'admin' ? typed : '')]
}

/** Starting check-in for a session of today, or opening the register if it has begun. */
function useSessionActions(typed: string): PaletteEntry[] {
  const { role } = useUser()
  const { range } = useTimeFormat()
  const runsSessions = role === 'admin' || role === 'lecturer'
  const isAsked = runsSessions && begins(typed, `${m.startCheckIn()} ${m.openRegister()}`)
  const today = useRead('listSessionsToday', isAsked ? {} : null).data?.items ?? []
  if (!isAsked) return []
  return today.flatMap(({ id, courseCode, courseTitle, room, startsAt, endsAt, checkIn, can }) => {
    const starts = can.openCheckIn && checkIn === 'none'
    if (!starts && !can.openRegister) return []
    const session = `${courseCode} ${courseTitle}`
    const path = `/app/attendance/sessions/${id}`
    return {
      id: `session ${id}`,
      label: starts ? m.startCheckInOf({ session }) : m.openRegisterOf({ session }),
      detail: joinFacts(range(startsAt, endsAt), room?.name),
      icon: CalendarCheck,
      roles: ['admin', 'lecturer'] as const,
      act: { to: starts ? `${path}?start=1` : path },
    }
  })
}

function usePayRunActions(typed: string): PaletteEntry[] {
  const isAsked = begins(typed, m.payroll())
  const latest = useRead('listPayRuns', isAsked ? runs : null).data?.items ?? []
  if (!isAsked) return []
  return latest.map(({ id, month, kind }) => {
    const of = { month: monthAndYear(`${month}-01`) }
    return {
      id: `pay-run ${id}`,
      label: kind === 'reversal' ? m.payrollReversalOf(of) : m.payrollOf(of),
      icon: Banknote,
      roles: ['admin'] as const,
      act: { to: `/app/payroll/runs/${id}` },
    }
  })
}
