import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'

export function NotFoundScreen() {
  useDocumentTitle('Page not found')
  return (
    <main className="grid min-h-dvh place-items-center">
      <Empty
        kind="search"
        heading="h1"
        title="Page not found"
        action={
          <Link to={homePath} className={buttonClass('primary')}>
            Go to the dashboard
          </Link>
        }
      >
        Check the address, or start from the dashboard.
      </Empty>
    </main>
  )
}
