import { scanMinutes } from '@campanile/contract/attendance/check-in-code.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { refusalOf } from '#camera/refusal.ts'
import { isOutOfReach } from '#lib/errors.ts'
import { homePath, type ReturnState, returnStateOf } from '#lib/returnPath.ts'
import { fullName, useUser, useVisitor } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { VisitorFrame } from '#ui/VisitorFrame.tsx'
import { KeptScanPanel } from '../offline/KeptScanPanel.tsx'
import { KeptScanSender } from '../offline/KeptScanSender.tsx'
import { Checking } from './Checking.tsx'
import { m } from './messages.ts'
import { keepOpening } from './opening.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import { StudentCheckIn } from './StudentCheckIn.tsx'
import { redeemOnce, typedToken } from './scan.ts'

/** The result of the scan in the address; a typed code was redeemed where it was typed. */
function useScan(classId: string, token: string) {
  const client = useQueryClient()
  const typed = token === typedToken
  const scan = useQuery({
    queryKey: ['scan', classId, token],
    queryFn: async () => {
      const opened = await redeemOnce(classId, token)
      keepOpening(client, classId, opened, opened.answeredAt)
      return opened.until
    },
    enabled: !typed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isOut = isOutOfReach(scan.error)
  // Trying again hides the error for a while; the message must not flicker.
  const [wasOut, setWasOut] = useState(false)
  if (wasOut !== isOut && !scan.isFetching) setWasOut(isOut)
  return {
    isPending: !typed && scan.isPending && !wasOut,
    isOutOfReach: wasOut,
    isTrying: scan.isFetching,
    /** This very code counted. */
    isRedeemed: scan.isSuccess,
    refusal: scan.error ? refusalOf(scan.error) : wasOut ? ('network-request-failed' as const) : undefined,
    again: () => {
      if (scan.error) void scan.refetch()
    },
  }
}

/** `/attendance/{classId}/{token}`: the scan first, then who it is, then the proof. */
export function CheckInScreen() {
  useDocumentTitle(m.checkIn())
  const { classId = '', token = '' } = useParams()
  const visitor = useVisitor()
  const location = useLocation()
  const scan = useScan(classId, token)

  if (!visitor && !scan.isPending && !scan.refusal) {
    const state: ReturnState = {
      ...returnStateOf(location),
      scanKeptUntil: Date.now() + scanMinutes * 60_000,
    }
    return <Navigate to="/login" replace state={state} />
  }
  return (
    <VisitorFrame tellsOffline={!scan.isOutOfReach}>
      {scan.isPending && <Checking />}
      {!scan.isPending && !visitor && scan.refusal && (
        <>
          <h1 className="sr-only">{m.checkIn()}</h1>
          <RefusalPanel refusal={scan.refusal} signedIn={false} onRetry={scan.again} />
        </>
      )}
      {!scan.isPending && visitor?.role === 'student' && scan.isOutOfReach && (
        <KeptScanPanel
          studentId={visitor.id}
          scan={{ classId, token }}
          busy={scan.isTrying}
          onRetry={scan.again}
        />
      )}
      {!scan.isPending && visitor?.role === 'student' && !scan.isOutOfReach && (
        <>
          <KeptScanSender studentId={visitor.id} redeemedClassId={scan.isRedeemed ? classId : undefined} />
          <StudentCheckIn
            key={location.key}
            classId={classId}
            scanRefusal={scan.refusal}
            onScanAgain={scan.again}
          />
        </>
      )}
      {!scan.isPending && visitor && visitor.role !== 'student' && <NotForRole />}
    </VisitorFrame>
  )
}

/** A person who is not a student has opened the link. */
function NotForRole() {
  const user = useUser()
  return (
    <Card>
      <Empty
        kind="none"
        heading="h1"
        title={m.checkInIsForStudents()}
        action={
          <Link to={homePath} className={buttonClass('primary', 'lg')}>
            {m.goToTheDashboard()}
          </Link>
        }
      >
        {m.signedInAs({ fullName: fullName(user), roleLabel: roleLabel(user.role, user.employmentType) })}
      </Empty>
    </Card>
  )
}
