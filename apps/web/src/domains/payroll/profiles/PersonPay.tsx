import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { PayslipsOfPerson } from './PayslipsOfPerson.tsx'
import { PersonPayParts } from './PersonPayParts.tsx'
import type { ProfileAct } from './ProfileActDialog.tsx'

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
