import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'

const AssignSittingDialog = lazyDialog(() => import('./AssignSittingDialog.tsx'), 'AssignSittingDialog')

export type Deferrals = OperationOutput<Operations['listExamDeferrals']>
export type Deferral = Deferrals['items'][number]

/** Students excused from this sitting, and the sitting they are assigned to. */
export function DeferralsCard({ examId }: { examId: string }) {
  const deferrals = useRead('listExamDeferrals', { examId })
  const [chosen, setChosen] = useState<string>()
  const { data } = deferrals
  const deferral = data?.items.find(({ id }) => id === chosen)
  return (
    <Card as="section" aria-labelledby="exam-deferrals">
      <CardHead title={m.deferrals()} id="exam-deferrals" className="pb-3" />
      <div className="border-t border-line">
        <Loaded query={deferrals} failure={m.weCouldntLoadTheDeferrals()}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="px-5 py-4 text-base text-ink-2 max-sm:px-4">{m.noDeferrals()}</p>
            ) : (
              <ul aria-label={m.deferredStudents()} className="divide-y divide-line">
                {items.map((it) => (
                  <DeferralLine key={it.id} deferral={it} onAssign={() => setChosen(it.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {data && deferral && (
        <AssignSittingDialog
          deferral={deferral}
          sittings={data.sittings}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}

const span = (text: ReactNode) => <span className="sr-only">{text}</span>

function DeferralLine({ deferral, onAssign }: { deferral: Deferral; onAssign: () => void }) {
  const time = useTimeFormat()
  const { studentId, name, profileImage, reason, requestId, sitting } = deferral
  const why = (text: ReactNode) =>
    requestId ? (
      <Link to={`/app/mitigation?request=${requestId}`} className="text-brand-ink hover:underline">
        {text}
      </Link>
    ) : (
      text
    )
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3 max-sm:px-4">
      <Avatar name={name} profileImage={profileImage} size={30} />
      <div className="min-w-0 flex-1">
        <p className="text-base font-label">
          <PersonLink personId={studentId} name={name} />
        </p>
        <p className="text-sm text-ink-3">
          {sitting
            ? m.sitsInstead({ reason, why, title: sitting.title, at: time.dateTime(sitting.startsAt) })
            : m.noSittingYet({ reason, why })}
        </p>
      </div>
      <Button size="sm" onClick={onAssign}>
        {sitting ? m.changeSitting({ name, span }) : m.assignToSitting({ name, span })}
      </Button>
    </li>
  )
}
