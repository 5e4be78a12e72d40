import { Link, useLocation } from 'react-router'
import { returnStateOf } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'

/** In a screen's place when the session has ended there; signing in leads back to it. */
export function SessionEnded({ title }: { title: string }) {
  const location = useLocation()
  useDocumentTitle(title)
  return (
    <main className="grid min-h-dvh place-items-center">
      <Empty
        kind="none"
        heading="h1"
        title={title}
        action={
          <Link to="/login" state={returnStateOf(location)} className={buttonClass('primary', 'lg')}>
            Sign in
          </Link>
        }
      >
        Your session has ended. Sign in and you come back to this page.
      </Empty>
    </main>
  )
}
