import type { PayProfile } from '@campanile/contract/payroll/pay-profiles.ts'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { heldWords } from '../payWords.ts'
import { BankSection } from './BankSection.tsx'
import { m } from './messages.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { BankChip } from './paidPersonColumns.tsx'

const span = (text: ReactNode) => <span className="sr-only">{text}</span>

type Chosen = { act: 'add' } | { act: 'edit' | 'remove'; profile: PayProfile }

/** The pay profiles of one person, the latest first, and the bank details. */
export function PersonPanel({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('listPayProfilesOf', { personId })
  const known = useRead('listPayItems', {}).data?.items
  const remove = useAct('removePayProfile')
  const [chosen, setChosen] = useState<Chosen>()
  const [bank, setBank] = useState(false)
  const close = () => setChosen(undefined)
  return (
    <SidePanel
      onClose={onClose}
      title={data?.person.name ?? m.payProfiles()}
      description={data && [data.person.email, data.person.number].filter(Boolean).join(' · ')}
      footer={
        data?.can.add && (
          <Button
            size="lg"
            variant={data.items.length === 0 ? 'primary' : 'secondary'}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setChosen({ act: 'add' })}
          >
            {m.addProfile()}
          </Button>
        )
      }
    >
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadTheseProfiles()} error={error} heading="h3" onRetry={refetch} />
      )}
      {data && (
        <div className="space-y-3 px-6 py-5 max-md:px-4">
          {data.items.length === 0 && (
            <Empty kind="none" title={m.noPayProfileYet()} heading="h3">
              {m.profileIsRequired()}
            </Empty>
          )}
          <ul aria-label={m.payProfiles()} className="space-y-3">
            {data.items.map((profile) => (
              <ProfileCard
                key={profile.id}
                profile={profile}
                currency={data.currency}
                onAct={(act) => setChosen({ act, profile })}
              />
            ))}
          </ul>
          <section aria-label={m.bankDetails()} className="rounded-lg border border-line">
            {bank ? (
              <BankSection personId={personId} personName={data.person.name} />
            ) : (
              <div className="flex flex-wrap items-center gap-3 px-4 py-3.5">
                <h3 className="me-auto text-md font-title">{m.bankDetails()}</h3>
                <BankChip given={data.hasBankDetails} />
                <Button size="sm" onClick={() => setBank(true)}>
                  {data.hasBankDetails ? m.showBankDetails({ span }) : m.addBankDetails({ span })}
                </Button>
              </div>
            )}
          </section>
        </div>
      )}
      {data && known && chosen?.act === 'add' && (
        <ProfileDialog history={data} known={known} onClose={close} />
      )}
      {data && known && chosen?.act === 'edit' && (
        <ProfileDialog history={data} known={known} profile={chosen.profile} onClose={close} />
      )}
      {data && chosen?.act === 'remove' && (
        <ActDialog
          title={m.removeThisPayProfile()}
          verb={m.remove()}
          busyLabel={m.removing()}
          destructive
          act={remove}
          input={{ payProfileId: chosen.profile.id, version: chosen.profile.version }}
          done={m.payProfileRemoved()}
          failed={m.thePayProfileWasNotRemoved()}
          onClose={close}
        >
          {m.profileWasNeverUsed({
            period: heldWords(chosen.profile),
            personName: data.person.name,
          })}
        </ActDialog>
      )}
    </SidePanel>
  )
}
