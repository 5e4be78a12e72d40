import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Card } from '#ui/Card.tsx'
import { Qr } from '#ui/Qr.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { checkInLink } from '../checkInLink.ts'
import { CodeTurn } from './CodeTurn.tsx'
import { useTurningCode } from './useTurningCode.ts'

interface CodeCardProps {
  session: Register['session']
  openedAt: string
}

/** The code to scan or type, as it turns. */
export function CodeCard({ session, openedAt }: CodeCardProps) {
  const { code, clockOffset, error } = useTurningCode(session.id, openedAt)
  return (
    <Card className="flex flex-col items-center p-5 text-center" aria-label="Code">
      {code && (
        <>
          <div className="w-full rounded-lg bg-white p-3 ring-1 ring-line max-xl:max-w-64">
            <Qr
              text={checkInLink(location.origin, session.classId, code.token)}
              label={`QR code to check in to ${session.courseTitle}`}
              className="w-full"
            />
          </div>
          <div className="tnum mt-4 pl-[0.16em] text-2xl font-title tracking-[0.16em]">{code.shortCode}</div>
          <CodeTurn code={code} clockOffset={clockOffset} />
        </>
      )}
      {!code && !error && <Skeleton className="aspect-square w-full max-xl:max-w-64" />}
      {!code && error && (
        <p role="alert" className="my-auto text-base text-ink-2">
          <b className="block font-title text-ink">There is no code to show</b>
          {sentenceOf(error)} Retrying automatically. Until then, record attendance in the roster.
        </p>
      )}
    </Card>
  )
}
