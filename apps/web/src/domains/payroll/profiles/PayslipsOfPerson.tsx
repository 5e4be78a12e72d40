import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { SlipLine } from '../slip/SlipLine.tsx'
import { m } from './messages.ts'

const SlipPanel = lazyDialog(() => import('../slip/SlipPanel.tsx'), 'SlipPanel')

/** A person's approved payslips, the latest first. Reading them is audited. */
export function PayslipsOfPerson({ personId }: { personId: string }) {
  const [page, setPage] = usePageParam('payslips')
  const slips = useRead('listPayslipsOf', { personId, page, pageSize: 12 })
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ListCard
        label={m.payslips()}
        list={{ setPage }}
        query={slips}
        failure={m.weCouldntLoadThePayslips()}
        head={<h2 className="px-5 pb-2 pt-4 text-lg font-title max-sm:px-4">{m.payslips()}</h2>}
        empty={m.noApprovedPayslips()}
        rowKey={({ id }) => id}
        item={(slip) => (
          <button
            type="button"
            onClick={() => setOpened(slip.id)}
            className="flex w-full items-center gap-4 px-5 py-3 text-start hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
          >
            <SlipLine slip={slip} />
          </button>
        )}
      />
      {opened && <SlipPanel payslipId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
