import { roleLabel } from '@campanile/contract/roles.ts'
import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { MapPin } from 'lucide-react'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { refusalOf } from '#camera/refusal.ts'
import { homePath, returnStateOf } from '#lib/returnPath.ts'
import { fullName, useUser, useVisitor } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { VisitorFrame } from '#ui/VisitorFrame.tsx'
import { MyDay } from '../my/MyDay.tsx'
import { StaffRefusal } from '../my/StaffRefusal.tsx'
import { m } from './messages.ts'

/** A location's link: its own conditions first, then the sign-in, then the proof. */
export function StaffLinkScreen({ audience }: { audience: LinkAudience }) {
  useDocumentTitle(m.checkIn())
  const { linkId = '' } = useParams()
  const token = useSearchParams()[0].get('code') ?? undefined
  const visitor = useVisitor()
  const location = useLocation()
  const place = useRead(
    'redeemStaffLink',
    { linkId, audience, ...(token && { token }) },
    // Each code is handled separately.
    { version: token, staleTime: Number.POSITIVE_INFINITY },
  )

  if (place.data && !visitor) return <Navigate to="/login" replace state={returnStateOf(location)} />
  return (
    <VisitorFrame>
      {place.isPending && (
        <Card className="p-8 text-center">
          <h1 className="sr-only">{m.checkIn()}</h1>
          <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
            <BusyIcon size={20} />
            {m.checkingTheCode()}
          </p>
        </Card>
      )}
      {place.error && (
        <>
          <h1 className="sr-only">{m.checkIn()}</h1>
          <StaffRefusal refusal={refusalOf(place.error)} onRetry={() => place.refetch()} />
        </>
      )}
      {place.data && visitor && (
        <>
          <PlaceHead place={place.data.place} />
          {visitor.role === audience ? <MyDay place={{ linkId }} /> : <PlaceNotForRole audience={audience} />}
        </>
      )}
    </VisitorFrame>
  )
}

/** The check-in location. */
const PlaceHead = ({ place }: { place: string }) => (
  <h1 className="flex items-center gap-2 text-xl font-title">
    <MapPin size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
    {place}
  </h1>
)

/** A person with another role has opened the link. */
function PlaceNotForRole({ audience }: { audience: LinkAudience }) {
  const user = useUser()
  return (
    <Card>
      <Empty
        kind="none"
        title={audience === 'staff' ? m.locationIsForStaff() : m.locationIsForLecturers()}
        action={
          <Link to={homePath} className={buttonClass('primary', 'lg')}>
            {m.goToTheDashboard()}
          </Link>
        }
      >
        {m.youAreSignedInAs({
          fullName: fullName(user),
          roleLabel: roleLabel(user.role, user.employmentType),
        })}
      </Empty>
    </Card>
  )
}
