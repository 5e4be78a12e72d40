import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { cn } from '#lib/cn.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { BalanceBar } from '../BalanceBar.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { leaveLengthWords } from '../leaveWords.ts'
import { m } from './messages.ts'

/** The effect of the request on the balance, and who else is away then. */
export const ReviewAside = ({ review }: { review: LeaveReview }) => (
  <div className="border-s border-line bg-canvas px-5 py-5 max-md:border-s-0 max-md:border-t max-md:px-4">
    <div className="grid gap-6 md:sticky md:top-5">
      <BalanceThen review={review} />
      <AlsoAway review={review} />
    </div>
  </div>
)

function BalanceThen({ review: { balance, request } }: { review: LeaveReview }) {
  const words = (minutes: number) => leaveLengthWords(minutes, request.dayMinutes)
  const after = balance?.left == null ? null : balance.left - request.minutes
  return (
    <section aria-labelledby="review-balance">
      <h3 id="review-balance" className="mb-2 text-md font-title">
        {m.balance()}
      </h3>
      {balance && balance.left !== null ? (
        <>
          <BalanceBar balance={balance} />
          <dl className="tnum mt-3 grid grid-cols-trail gap-y-1.5 text-base [&_dd]:text-right">
            <dt className="text-ink-3">{m.leftNow()}</dt>
            <dd className="font-label">{words(balance.left)}</dd>
            {request.status === 'pending' && after !== null && (
              <>
                <dt className="text-ink-3">{m.thisRequest()}</dt>
                <dd className="font-label">{words(-request.minutes)}</dd>
                <dt className="border-t border-line pt-1.5 font-label">{m.leftAfterwards()}</dt>
                <dd className={cn('border-t border-line pt-1.5 font-title', after < 0 && 'text-bad-ink')}>
                  {words(after)}
                </dd>
              </>
            )}
          </dl>
          {balance.pending > request.minutes && request.status === 'pending' && (
            <p className="tnum mt-2 text-sm text-ink-3">
              {m.moreLengthRequested({ length: words(balance.pending - request.minutes) })}
            </p>
          )}
        </>
      ) : (
        <p className="text-base text-ink-2">{m.typeHasNoYearlyLimit({ leaveType: request.leaveType })}</p>
      )}
    </section>
  )
}

const AlsoAway = ({ review: { alsoAway, person } }: { review: LeaveReview }) => (
  <section aria-labelledby="review-away">
    <h3 id="review-away" className="mb-2 text-md font-title">
      {m.alsoAway()}
    </h3>
    {alsoAway.length === 0 ? (
      <p className="text-base text-ink-2">
        {person.role === 'staff' ? m.noOtherStaffAway() : m.noOtherLecturersAway()}
      </p>
    ) : (
      <ul className="grid gap-2.5">
        {alsoAway.map((it) => (
          <li key={`${it.id} ${it.from}`} className="flex items-start justify-between gap-2">
            <span className="min-w-0">
              <span className="block break-words font-label">{it.name}</span>
              <span className="tnum block text-sm text-ink-3">{rangeWords(it.from, it.to)}</span>
            </span>
            <LeaveChip status={it.status} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
