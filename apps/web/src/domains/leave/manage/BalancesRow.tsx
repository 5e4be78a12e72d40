import type { Answer } from '#lib/reads.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import { balanceWords, leaveLengthWords } from '../leaveWords.ts'
import { m } from './messages.ts'

interface BalancesRowProps {
  row: Answer<'listLeaveBalances'>['items'][number]
  onOpen: (leaveTypeId: string) => void
}

/** One person's balances; pressing one shows its entries. */
export const BalancesRow = ({ row, onOpen }: BalancesRowProps) => (
  <div className="flex items-start gap-x-6 gap-y-3 px-5 py-3.5 max-lg:flex-wrap max-sm:px-4">
    <div className="flex w-48 shrink-0 items-center gap-3 pt-1.5 max-lg:w-full">
      <Avatar name={row.personName} profileImage={row.profileImage} size={36} />
      <span className="min-w-0">
        <span className="block truncate text-md font-title">
          <PersonLink personId={row.personId} name={row.personName} personRole={row.role} />
        </span>
        <RoleBadge role={row.role} employmentType={null} />
      </span>
    </div>
    {row.balances.length === 0 ? (
      <p className="pt-3 text-sm text-ink-3">{m.noLeaveTypesForRole()}</p>
    ) : (
      <ul className="grid flex-1 grid-cols-tiles gap-2 max-sm:grid-cols-1">
        {row.balances.map((balance) => {
          const { leaveType, pending } = balance
          return (
            <li key={leaveType.id}>
              <button
                type="button"
                onClick={() => onOpen(leaveType.id)}
                className="flex h-full w-full flex-col items-stretch rounded-md border border-line px-3 py-2 text-start hover:bg-hover"
              >
                <span className="mb-1.5 block max-sm:flex max-sm:justify-between max-sm:gap-3">
                  <span className="block truncate text-sm text-ink-3">
                    {m.typeOfPerson({
                      leaveType: leaveType.name,
                      personName: row.personName,
                      span: hidden,
                    })}
                  </span>
                  <span className="tnum block shrink-0 text-base text-ink-3">
                    {balanceWords(balance, (text) => (
                      <b className="font-title text-ink">{text}</b>
                    ))}
                  </span>
                </span>
                <BalanceBar balance={balance} />
                {pending > 0 && (
                  <span className="tnum mt-1 block text-xs text-warn-ink">
                    {m.pendingLength({ length: leaveLengthWords(pending, leaveType.dayMinutes) })}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    )}
  </div>
)
