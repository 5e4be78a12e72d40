import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import { balanceWords, leaveLengthWords } from '../leaveWords.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { LedgerList } from './LedgerList.tsx'
import { m } from './messages.ts'

interface LedgerPanelProps {
  personId: string
  leaveTypeId: string
  year: number
  onClose: () => void
}

/** The entries of one balance. */
export function LedgerPanel({ personId, leaveTypeId, year, onClose }: LedgerPanelProps) {
  const query = useRead('listLeaveLedger', { personId, leaveTypeId, year })
  const { data } = query
  const [adjusting, setAdjusting] = useState(false)
  return (
    <SidePanel
      onClose={onClose}
      title={
        data ? <PersonLink personId={personId} name={data.personName} personRole="staff" /> : m.balance()
      }
      description={data && joinFacts(data.balance.leaveType.name, year)}
      footer={
        data && (
          <Button size="lg" onClick={() => setAdjusting(true)}>
            {m.adjustBalance()}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={m.weCouldntLoadThisBalance()}>
        {(data) => (
          <div className="px-6 py-5 max-md:px-4">
            <p className="tnum mb-2 text-base text-ink-3">
              {balanceWords(data.balance, (text) => (
                <span className="text-2xl font-title text-ink">{text}</span>
              ))}
            </p>
            <BalanceBar balance={data.balance} />
            {data.balance.pending > 0 && (
              <p className="tnum mt-2 text-sm font-label text-warn-ink">
                {m.pendingLength({
                  length: leaveLengthWords(data.balance.pending, data.balance.leaveType.dayMinutes),
                })}
              </p>
            )}
            <LedgerList entries={data.items} dayMinutes={data.balance.leaveType.dayMinutes} />
          </div>
        )}
      </Loaded>
      {data && adjusting && (
        <AdjustDialog
          personId={personId}
          personName={data.personName}
          balance={data.balance}
          onClose={() => setAdjusting(false)}
        />
      )}
    </SidePanel>
  )
}
