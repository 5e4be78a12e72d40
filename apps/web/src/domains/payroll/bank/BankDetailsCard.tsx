import type { BankDetails } from '@campanile/contract/payroll/bank-details.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'

const BankDialog = lazyDialog(() => import('./BankDialog.tsx'), 'BankDialog')

interface BankDetailsCardProps {
  heading: 'h2' | 'h3'
  query: Pick<UseQueryResult<BankDetails>, 'data' | 'error' | 'refetch'>
  /** Shown if there are none, and what follows from that. */
  none: string
  why: string
  /** Whose details an admin sees; by default the person's own. */
  personId?: string
  /** More that can be done with what is there. */
  acts?: (details: BankDetails) => ReactNode
}

/** The bank details that somebody's pay is sent to. Only the end of the account number is ever shown. */
export function BankDetailsCard({ query, heading, none, why, personId, acts }: BankDetailsCardProps) {
  const { dateTime } = useTimeFormat()
  const [changing, setChanging] = useState(false)
  const { data, error, refetch } = query
  if (!data && error)
    return (
      <LoadFailed
        title="We couldn’t load the bank details"
        heading={heading}
        error={error}
        onRetry={refetch}
      />
    )
  if (!data) return <SkeletonList />
  const { details } = data
  const facts: [name: string, value: ReactNode][] | null = details && [
    ['Account holder', details.holder],
    ['Account number', <Verbatim key="number">•••• {details.numberEnd}</Verbatim>],
    ['Bank code', details.bankCode && <Verbatim key="code">{details.bankCode}</Verbatim>],
    ['Bank', details.bankName],
  ]
  return (
    <>
      {!details && (
        <Empty
          kind="none"
          heading={heading}
          title={none}
          action={
            <Button variant="primary" onClick={() => setChanging(true)}>
              Add bank details
            </Button>
          }
        >
          {why}
        </Empty>
      )}
      {details && facts && (
        <div className="px-5 py-4 max-sm:px-4">
          <dl className="tnum grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name} className="min-w-0">
                    <dt className="text-sm text-ink-3">{name}</dt>
                    <dd className="break-words font-label">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="tnum mt-4 text-sm text-ink-3">
            Changed {dateTime(details.changedAt)}
            {details.changedBy && ` by ${details.changedBy}`}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => setChanging(true)}>Change</Button>
            {acts?.(data)}
          </div>
        </div>
      )}
      {changing && <BankDialog personId={personId} details={data} onClose={() => setChanging(false)} />}
    </>
  )
}
