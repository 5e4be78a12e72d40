import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { Person } from '@campanile/contract/people/people.ts'
import { type ReactNode, useState } from 'react'
import { Ring } from '#charts/Ring.tsx'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import type { DepartmentParts } from '../departmentParts.ts'
import { PersonActs } from '../PersonActs.tsx'
import { PersonStatus } from '../PersonStatus.tsx'
import type { PersonAct } from '../personAct.ts'
import { m } from './messages.ts'
import { PersonFactList } from './PersonFactList.tsx'

const PersonActDialog = lazyDialog(() => import('../PersonActDialog.tsx'), 'PersonActDialog')
const hour = 3_600_000

interface PersonHeadProps {
  page: PersonPage
  department: DepartmentParts
  /** Moves a student to another batch. */
  batchAct?: ReactNode
  /** Actions of other domains on the person. */
  actions?: ReactNode
}

/** The person, their attendance or results this term, and an admin's actions on the account. */
export function PersonHead({ page, department, batchAct, actions }: PersonHeadProps) {
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
          <PersonFactList page={page} batchAct={batchAct} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full max-sm:justify-between">
          {attendance && <TermRing page={page} attendance={attendance} />}
          {actions}
          {account && <PersonActs person={account} size="md" onAct={setAct} />}
        </div>
      </div>
      {account && act && (
        <PersonActDialog
          act={act}
          person={account}
          department={department}
          onClose={() => setAct(undefined)}
        />
      )}
    </Card>
  )
}

function Status({ account, onAct }: { account: Person; onAct: (act: PersonAct) => void }) {
  const today = useTimeFormat().dayOf(useNow(hour))
  return <PersonStatus person={account} today={today} onAct={onAct} />
}

interface TermRingProps {
  page: PersonPage
  attendance: NonNullable<PersonPage['attendance']>
}

/** A student’s attendance this term against the required rate; for lecturers, in the classes they teach. */
function TermRing({ page, attendance }: TermRingProps) {
  const { held, excused, attended, percentage } = attendance
  const label = page.account ? m.attendanceThisTerm() : m.attendanceInYourClasses()
  return (
    <div className="flex items-center gap-3.5">
      {percentage !== null && (
        <Ring
          value={percentage}
          required={page.required}
          below={isBelow(attendance, page.required)}
          size={76}
          stroke={6.5}
          label={label}
        />
      )}
      <p className="max-w-36 text-sm text-ink-3">
        <span className="block font-label text-ink-2">{label}</span>
        <span className="tnum">
          {percentage === null
            ? m.nothingCountsYet()
            : m.attendedOfCounted({ attended, counted: held - excused })}
        </span>
      </p>
    </div>
  )
}
