import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

export function NotFoundScreen() {
  useDocumentTitle(m.pageNotFound())
  return (
    <main className="grid min-h-dvh place-items-center">
      <Empty
        kind="search"
        heading="h1"
        title={m.pageNotFound()}
        action={
          <Link to={homePath} className={buttonClass('primary')}>
            {m.goToTheDashboard()}
          </Link>
        }
      >
        {m.checkTheAddress()}
      </Empty>
    </main>
  )
}
