import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { refusalOf } from '#camera/refusal.ts'
import { returnStateOf } from '#lib/returnPath.ts'
import { useVisitor } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Card } from '#ui/Card.tsx'
import { VisitorFrame } from '#ui/VisitorFrame.tsx'
import { MyDay } from '../my/MyDay.tsx'
import { StaffRefusal } from '../my/StaffRefusal.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import { PlaceNotForRole } from './PlaceNotForRole.tsx'

/** A location's link: its own conditions first, then the sign-in, then the proof. */
export function StaffLinkScreen({ audience }: { audience: LinkAudience }) {
  useDocumentTitle('Check in')
  const { linkId = '' } = useParams()
  const token = useSearchParams()[0].get('code') ?? undefined
  const visitor = useVisitor()
  const location = useLocation()
  const place = useRead(
    'redeemStaffLink',
    { linkId, audience, ...(token && { token }) },
    // Each code is judged by itself.
    { version: token, staleTime: Number.POSITIVE_INFINITY },
  )

  if (place.data && !visitor) return <Navigate to="/login" replace state={returnStateOf(location)} />
  return (
    <VisitorFrame>
      {place.isPending && (
        <Card className="p-8 text-center">
          <h1 className="sr-only">Check in</h1>
          <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
            <BusyIcon size={20} />
            Checking the code
          </p>
        </Card>
      )}
      {place.error && (
        <>
          <h1 className="sr-only">Check in</h1>
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
