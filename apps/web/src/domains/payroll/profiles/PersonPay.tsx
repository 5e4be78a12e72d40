import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { PersonPayParts } from './PersonPayParts.tsx'
import type { ProfileAct } from './ProfileActDialog.tsx'

const ProfileActDialog = lazyDialog(() => import('./ProfileActDialog.tsx'), 'ProfileActDialog')

/** A person’s pay as a part of their page. Reading it is audited. */
export function PersonPay({ personId }: { personId: string }) {
  const { data, error, refetch } = useRead('listPayProfilesOf', { personId })
  const [chosen, setChosen] = useState<ProfileAct>()
  return (
    <Card aria-labelledby="person-pay">
      <CardHead id="person-pay" title={m.payProfiles()}>
        {data?.can.add && (
          <Button icon={<Plus size={15} aria-hidden="true" />} onClick={() => setChosen({ act: 'add' })}>
            {m.addProfile()}
          </Button>
        )}
      </CardHead>
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadTheseProfiles()} error={error} heading="h3" onRetry={refetch} />
      )}
      {data && (
        <div className="space-y-3 px-5 py-4 max-sm:px-4">
          <PersonPayParts history={data} onAct={setChosen} />
        </div>
      )}
      {data && chosen && (
        <ProfileActDialog history={data} chosen={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Card>
  )
}
