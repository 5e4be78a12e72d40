import { X } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { useRegister } from '../attendance.api.ts'
import { countRows, inRoom } from '../live/registerRows.ts'
import { KioskCamera } from './KioskCamera.tsx'
import { KioskOff } from './KioskOff.tsx'

/** On the lecturer's device at the door: students step before the camera and read their name. */
export function KioskScreen() {
  const { sessionId = '' } = useParams()
  const register = useRegister(sessionId)
  const { data } = register
  useDocumentTitle(data ? `Kiosk: ${data.session.courseTitle}` : 'Kiosk')
  return (
    <main className="dark min-h-dvh bg-night text-white">
      <header className="mx-auto flex h-16 max-w-[480px] items-center justify-between px-4">
        <Wordmark tone="light" size={24} />
        <Link
          to={`/app/attendance/sessions/${sessionId}`}
          aria-label="Leave kiosk"
          title="Leave kiosk"
          className="grid size-10 place-items-center rounded-sm text-night-ink hover:bg-white/10 hover:text-white"
        >
          <X size={20} aria-hidden="true" />
        </Link>
      </header>
      <div className="mx-auto grid max-w-[480px] gap-5 px-4 pb-8">
        {register.isPending && (
          <p role="status" className="flex items-center gap-2.5 py-10 text-md text-night-ink">
            <BusyIcon size={20} />
            Loading...
          </p>
        )}
        {register.error && !data && (
          <LoadFailed
            title="We could not load the session"
            heading="h1"
            error={register.error}
            onRetry={register.refetch}
          />
        )}
        {data && (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <h1 className="text-2xl font-[620]">{data.session.courseTitle}</h1>
            <p className="text-lg text-night-ink">
              {inRoom(countRows(data.rows))} of {data.rows.length} here
            </p>
          </div>
        )}
        {data && (data.can.kiosk ? <KioskCamera sessionId={sessionId} /> : <KioskOff register={data} />)}
      </div>
    </main>
  )
}
