import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { balanceTotal, leaveLengthWords } from '../leaveWords.ts'
import { balanceStep, leaveTypesOf } from './balanceSteps.ts'
import { m } from './messages.ts'

type Row = Answer<'listLeaveBalances'>['items'][number]

interface BalanceMatrixProps {
  rows: readonly Row[]
  onOpen: (chosen: { personId: string; leaveTypeId: string }) => void
}

const tints = {
  none: 'bg-bad-tint text-bad-ink',
  low: 'bg-warn-tint text-warn-ink',
  some: 'bg-brand-tint text-ink',
  most: 'bg-brand-tint-2 text-ink',
  unlimited: 'text-ink-2',
} as const

/** Everybody's balance of each type of leave: the darker, the more is left. */
export function BalanceMatrix({ rows, onOpen }: BalanceMatrixProps) {
  const types = leaveTypesOf(rows)
  return (
    // Reachable by the keyboard, which scrolls it.
    <section
      aria-label={m.balancesByType()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table aria-label={m.balancesByType()} className="w-full text-sm">
        <thead>
          <tr className="border-b border-line bg-canvas text-xs text-ink-3 dark:bg-surface">
            <th scope="col" className="h-9 px-5 text-start font-label max-sm:px-4">
              {m.person()}
            </th>
            {types.map(({ id, name }) => (
              <th key={id} scope="col" className="h-9 px-1 font-label">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.personId} className="border-b border-line last:border-0">
              <th scope="row" className="min-w-40 px-5 py-1.5 text-start font-label max-sm:px-4">
                <PersonLink personId={row.personId} name={row.personName} personRole={row.role} />
              </th>
              {types.map(({ id }) => (
                <td key={id} className="h-11 min-w-24 p-1">
                  <BalanceCell
                    row={row}
                    balance={row.balances.find(({ leaveType }) => leaveType.id === id)}
                    onOpen={() => onOpen({ personId: row.personId, leaveTypeId: id })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BalanceCellProps {
  row: Row
  balance: LeaveBalance | undefined
  onOpen: () => void
}

function BalanceCell({ row, balance, onOpen }: BalanceCellProps) {
  if (!balance) return <span className="block text-center text-ink-3">–</span>
  const { leaveType, left, taken } = balance
  const words =
    left === null
      ? m.takenShort({ taken: leaveLengthWords(taken, leaveType.dayMinutes) })
      : m.leftShort({ left: leaveLengthWords(left, leaveType.dayMinutes) })
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'tnum h-full w-full rounded-sm px-2 py-1.5 text-center hover:ring-2 hover:ring-brand-line hover:ring-inset',
        tints[balanceStep(left, balanceTotal(balance))],
      )}
    >
      {words}
      <span className="sr-only">
        {' '}
        {m.typeOfPerson({ leaveType: leaveType.name, personName: row.personName, span: (text) => text })}
      </span>
    </button>
  )
}
