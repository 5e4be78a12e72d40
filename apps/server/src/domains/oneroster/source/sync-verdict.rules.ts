import type { ImportKind, ImportView } from '@campanile/contract/imports/imports.ts'
import { m } from './problems.messages.ts'

export interface ComparedSync {
  kinds: ImportView['kinds']
  /** It adds or changes an admin, a role or an email address. */
  changesAccess: boolean
  isScheduled: boolean
  /** Nothing from this address has been applied before. */
  isFirst: boolean
  /** Rows here that came from the source and are in use. */
  inUse: ReadonlyMap<ImportKind, number>
  reviewAbovePercent: number
}

export type SyncVerdict = { result: 'unchanged' | 'apply' } | { result: 'waiting'; reason: string | null }

/** Whether a compared sync is applied without an admin, and otherwise why not. */
export function syncVerdict(sync: ComparedSync): SyncVerdict {
  const { kinds, isScheduled, isFirst } = sync
  const changes = kinds.reduce((sum, it) => sum + it.create + it.change + it.deactivate, 0)
  const lines = kinds.reduce((sum, { reject }) => sum + reject, 0)
  if (changes + lines === 0) return { result: 'unchanged' }
  // The admin who started it reviews it.
  if (!isScheduled) return { result: 'waiting', reason: null }
  if (isFirst) return { result: 'waiting', reason: m.firstSync() }
  if (lines > 0) return { result: 'waiting', reason: m.rejected({ lines }) }
  if (sync.changesAccess) return { result: 'waiting', reason: m.changesAccess() }
  const excess = excessWords(sync)
  return excess ? { result: 'waiting', reason: excess } : { result: 'apply' }
}

function excessWords({ kinds, inUse, reviewAbovePercent: percent }: ComparedSync): string | undefined {
  const share = (...of: ImportKind[]) => {
    const count = kinds.reduce((sum, it) => sum + (of.includes(it.kind) ? it.deactivate : 0), 0)
    const total = of.reduce((sum, kind) => sum + (inUse.get(kind) ?? 0), 0)
    return { count, total, percent, isTooMuch: count * 100 > total * percent }
  }
  const { isTooMuch: tooManyPeople, ...people } = share('person')
  if (tooManyPeople) return m.tooManyPeople(people)
  const { isTooMuch: tooManyEnrolments, ...enrolments } = share('enrolment', 'lecturer')
  return tooManyEnrolments ? m.tooManyEnrolments(enrolments) : undefined
}
