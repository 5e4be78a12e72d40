import type { BankDetails } from '@campanile/contract/payroll/bank-details.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const BankDialog = lazyDialog(() => import('./BankDialog.tsx'), 'BankDialog')

interface BankDetailsCardProps {
  heading: 'h2' | 'h3'
  query: Pick<UseQueryResult<BankDetails>, 'data' | 'error' | 'refetch'>
  /** Shown if there are none, with the consequence. */
  none: string
  why: string
  /** The person whose details an admin views; by default the reader. */
  personId?: string
  /** Further actions on existing details. */
  acts?: (details: BankDetails) => ReactNode
}

/** The bank details that somebody's pay is sent to. Only the end of the account number is ever shown. */
export function BankDetailsCard({ query, heading, none, why, personId, acts }: BankDetailsCardProps) {
  const { dateTime } = useTimeFormat()
  const [changing, setChanging] = useState(false)
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheBankDetails()} heading={heading}>
      {(data) => {
        const { details } = data
        const facts: [name: string, value: ReactNode][] | null = details && [
          [m.accountHolder(), details.holder],
          [m.accountNumber(), <Verbatim key="number">•••• {details.numberEnd}</Verbatim>],
          [m.bankCode(), details.bankCode && <Verbatim key="code">{details.bankCode}</Verbatim>],
          [m.bank(), details.bankName],
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
                    {m.addBankDetails()}
                  </Button>
                }
              >
                {why}
              </Empty>
            )}
            {details && facts && (
              <div className="px-5 py-4 max-sm:px-4">
                <FactTiles>
                  {facts.map(
                    ([label, value]) =>
                      value && (
                        <Fact key={label} label={label}>
                          {value}
                        </Fact>
                      ),
                  )}
                </FactTiles>
                <p className="tnum mt-4 text-sm text-ink-3">
                  {details.changedBy
                    ? m.changedAtBy({ dateTime: dateTime(details.changedAt), name: details.changedBy })
                    : m.changedAt({ dateTime: dateTime(details.changedAt) })}
                </p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button onClick={() => setChanging(true)}>{m.change()}</Button>
                  {acts?.(data)}
                </div>
              </div>
            )}
            {changing && <BankDialog personId={personId} details={data} onClose={() => setChanging(false)} />}
          </>
        )
      }}
    </Loaded>
  )
}
