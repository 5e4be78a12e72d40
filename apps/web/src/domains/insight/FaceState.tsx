import { ScanFace } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '#lib/session.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'

/** Whether one's own face is registered. */
export function FaceState() {
  const { faceRegistered } = useUser()
  return (
    <Card aria-labelledby="my-face" className="flex items-start gap-4 p-5 max-sm:p-4">
      <span className="arch grid h-[66px] w-[60px] shrink-0 place-items-center bg-sunken text-ink-2 dark:bg-canvas">
        <ScanFace size={26} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 id="my-face" className="text-md font-[620]">
          Your face
        </h2>
        <p className="mt-1.5">
          <Chip tone={faceRegistered ? 'ok' : 'warn'} glyph={faceRegistered ? 'tick' : 'exclamation'}>
            {faceRegistered ? 'Registered' : 'Not registered'}
          </Chip>
        </p>
        <Link to="/app/setup/face-registration" className={buttonClass('secondary', 'md', 'mt-3')}>
          {faceRegistered ? 'See or delete it' : 'Register your face'}
        </Link>
      </div>
    </Card>
  )
}
