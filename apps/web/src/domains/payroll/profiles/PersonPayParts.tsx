import type { PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import type { Answer } from '#lib/reads.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import type { ProfileAct } from './ProfileActDialog.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { BankChip } from './paidPersonColumns.tsx'

const ProfileActDialog = lazyDialog(() => import('./ProfileActDialog.tsx'), 'ProfileActDialog')
const BankSection = lazyScreen(() => import('./BankSection.tsx'), 'BankSection')

interface PersonPayPartsProps {
  query: UseQueryResult<Answer<'listPayProfilesOf'>>
  className: string
  /** The act whose dialog is open. */
  chosen: ProfileAct | undefined
  onAct: (act: ProfileAct | undefined) => void
}

/** A person’s pay profiles, the latest first, and their bank details on request. */
export const PersonPayParts = ({ query, className, chosen, onAct }: PersonPayPartsProps) => (
  <>
    <Loaded query={query} failure={m.weCouldntLoadTheseProfiles()}>
      {(history) => (
        <div className={cn('space-y-3', className)}>
          <ProfilesAndBank history={history} onAct={onAct} />
        </div>
      )}
    </Loaded>
    {query.data && chosen && (
      <ProfileActDialog history={query.data} chosen={chosen} onClose={() => onAct(undefined)} />
    )}
  </>
)

interface ProfilesAndBankProps {
  history: PayProfileHistory
  onAct: (act: ProfileAct) => void
}

function ProfilesAndBank({ history: data, onAct }: ProfilesAndBankProps) {
  const { id: personId } = data.person
  const [bank, setBank] = useState(false)
  return (
    <>
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
            onAct={(act) => onAct({ act, profile })}
          />
        ))}
      </ul>
      <section aria-label={m.bankDetails()} className="rounded-lg border border-line">
        {bank ? (
          <Suspense fallback={<SkeletonList />}>
            <BankSection personId={personId} personName={data.person.name} />
          </Suspense>
        ) : (
          <div className="flex flex-wrap items-center gap-3 px-4 py-3.5">
            <h3 className="me-auto text-md font-title">{m.bankDetails()}</h3>
            <BankChip given={data.hasBankDetails} />
            <Button size="sm" onClick={() => setBank(true)}>
              {data.hasBankDetails ? m.showBankDetails({ span: hidden }) : m.addBankDetails({ span: hidden })}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
