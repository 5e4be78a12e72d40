import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { SlipLine } from '../slip/SlipLine.tsx'
import { m } from './messages.ts'
import { PersonPayParts } from './PersonPayParts.tsx'
import type { ProfileAct } from './ProfileActDialog.tsx'

const SlipPanel = lazyDialog(() => import('../slip/SlipPanel.tsx'), 'SlipPanel')

/** A person’s pay profiles and payslips as a part of their page. Reading them is audited. */
export function PersonPay({ personId }: { personId: string }) {
  const query = useRead('listPayProfilesOf', { personId })
  const { data } = query
  const [chosen, setChosen] = useState<ProfileAct>()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Card aria-labelledby="person-pay">
        <CardHead id="person-pay" title={m.payProfiles()}>
          {data?.can.add && (
            <Button icon={<Plus size={15} aria-hidden="true" />} onClick={() => setChosen({ act: 'add' })}>
              {m.addProfile()}
            </Button>
          )}
        </CardHead>
        <PersonPayParts query={query} className="px-5 py-4 max-sm:px-4" chosen={chosen} onAct={setChosen} />
      </Card>
      <PayslipsOfPerson personId={personId} />
    </div>
  )
}

/** A person's approved payslips, the latest first. Reading them is audited. */
function PayslipsOfPerson({ personId }: { personId: string }) {
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
