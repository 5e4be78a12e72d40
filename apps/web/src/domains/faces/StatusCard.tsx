import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { Camera, RefreshCw, ScanFace, Trash2 } from 'lucide-react'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { reviewOf } from './faceWords.ts'
import { m } from './messages.ts'

interface StatusCardProps {
  face: MyFace
  onStart: () => void
  onDelete: () => void
}

const titles: Record<MyFace['status'], string> = {
  none: m.noFaceRegisteredYet(),
  active: m.yourFaceIsRegistered(),
  'in-review': m.yourPhotoIsInReview(),
  rejected: m.yourPhotoWasNotAccepted(),
}

function detailOf(face: MyFace, { dateWithYear, time }: TimeFormat): string {
  const sentAt = face.registeredAt ? `${dateWithYear(face.registeredAt)}, ${time(face.registeredAt)}` : ''
  switch (face.status) {
    case 'none':
      return m.whatYouNeed()
    case 'active':
      return m.registeredSince({ registeredAt: sentAt })
    case 'in-review':
      return `${m.sentOn({ sentAt })} ${reviewOf(face)}`
    case 'rejected':
      return m.whyPhotoWasNotAccepted()
  }
}

const Portrait = ({ path }: { path: string | null }) =>
  path ? (
    <img
      src={path}
      alt={m.theFaceYouRegistered()}
      className="arch h-[106px] w-24 shrink-0 bg-sunken object-cover"
    />
  ) : (
    <span className="arch grid h-[88px] w-20 shrink-0 place-items-center bg-sunken text-ink-3 dark:bg-canvas">
      <ScanFace size={30} strokeWidth={1.5} aria-hidden="true" />
    </span>
  )

/** Whether a face is registered, and the available actions. */
export function StatusCard({ face, onStart, onDelete }: StatusCardProps) {
  const format = useTimeFormat()
  const hasFace = face.status === 'active' || face.inReview
  return (
    <Card
      aria-labelledby="face-status"
      className="flex items-center gap-5 p-6 max-sm:flex-col max-sm:items-start max-sm:p-4"
    >
      <Portrait path={face.imageUrl} />
      <div className="min-w-0 flex-1">
        <h2 id="face-status" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg font-title">
          {titles[face.status]}
          {face.status === 'active' && face.inReview && (
            <Chip tone="warn" glyph="clock">
              {m.newPhotoInReview()}
            </Chip>
          )}
        </h2>
        <p className="mt-1 text-base text-ink-2">{detailOf(face, format)}</p>
        {face.status === 'active' && face.inReview && (
          <p className="mt-1 text-base text-ink-2">{reviewOf(face)}</p>
        )}
        {hasFace && (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onStart}>
              {m.registerAgain()}
            </Button>
            <Button variant="danger" icon={<Trash2 size={14} aria-hidden="true" />} onClick={onDelete}>
              {m.deleteFaceData()}
            </Button>
          </div>
        )}
      </div>
      {!hasFace && (
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          icon={<Camera size={17} aria-hidden="true" />}
          onClick={onStart}
        >
          {m.start()}
        </Button>
      )}
    </Card>
  )
}
