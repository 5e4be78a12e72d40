import { Wordmark } from '#ui/Wordmark.tsx'
import { KioskCamera } from './KioskCamera.tsx'
import { m } from './messages.ts'

interface KioskDisplayProps {
  sessionId: string
  courseTitle: string
  counts: { present: number; enrolled: number } | null
}

/** On a paired display at the door: students step before the camera and read their name. */
export const KioskDisplay = ({ sessionId, courseTitle, counts }: KioskDisplayProps) => (
  <main className="dark min-h-dvh bg-night text-white">
    <header className="mx-auto flex h-16 max-w-[480px] items-center px-4">
      <Wordmark tone="light" size={24} />
    </header>
    <div className="mx-auto grid max-w-[480px] gap-5 px-4 pb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl font-title">{courseTitle}</h1>
        {counts && (
          <p className="text-lg text-night-ink">
            {m.studentsHere({ present: counts.present, enrolled: counts.enrolled })}
          </p>
        )}
      </div>
      <KioskCamera sessionId={sessionId} />
    </div>
  </main>
)
