import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { Person } from '@campanile/contract/people/people.ts'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { PersonActs } from '../PersonActs.tsx'
import { PersonStatus } from '../PersonStatus.tsx'
import type { PersonAct } from '../personAct.ts'
import { PersonFactList } from './PersonFactList.tsx'
import { TermRing } from './TermRing.tsx'

const PersonActDialog = lazyDialog(() => import('../PersonActDialog.tsx'), 'PersonActDialog')
const hour = 3_600_000

interface PersonHeadProps {
  page: PersonPage
  /** What other domains do with the person. */
  actions?: ReactNode
}

/** Who it is, how they are doing this term, and what an admin can do with the account. */
export function PersonHead({ page, actions }: PersonHeadProps) {
  const { account, attendance, role, employmentType, profileImage } = page
  const name = fullName(page)
  const [act, setAct] = useState<PersonAct>()
  return (
    <Card as="div" className="mb-5 p-5 max-sm:p-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar
          name={name}
          profileImage={profileImage}
          size={72}
          {...(account && { face: account.faceRegistered })}
        />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="break-words text-3xl font-title max-md:text-2xl">{name}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <RoleBadge role={role} employmentType={employmentType} />
            {account && <Status account={account} onAct={setAct} />}
          </p>
          <PersonFactList page={page} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full max-sm:justify-between">
          {attendance && <TermRing page={page} attendance={attendance} />}
          {actions}
          {account && <PersonActs person={account} size="md" onAct={setAct} />}
        </div>
      </div>
      {account && act && <PersonActDialog act={act} person={account} onClose={() => setAct(undefined)} />}
    </Card>
  )
}

function Status({ account, onAct }: { account: Person; onAct: (act: PersonAct) => void }) {
  const today = useTimeFormat().dayOf(useNow(hour))
  return <PersonStatus person={account} today={today} onAct={onAct} />
}
