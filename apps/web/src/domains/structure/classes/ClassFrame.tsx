import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { termSpan } from '../terms/termDays.ts'
import { classArchiving, className } from './classWords.ts'
import { m } from './messages.ts'

const ArchiveEntryDialog = lazyDialog(() => import('../entries/ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')

interface ClassFrameProps {
  /** The page that the reader came from. */
  back: { to: string; label: string }
  tabs: (classId: string) => readonly { to: string; label: string }[]
  /** The tab that is shown. */
  children: (it: ClassView) => ReactNode
}

/** The common frame of all tabs below /app/classes/:classId: the class's name and the tabs. */
export function ClassFrame({ back, tabs, children }: ClassFrameProps) {
  const { classId = '' } = useParams()
  const query = useRead('readClass', { classId })
  const { data } = query
  useDocumentTitle(data ? className(data) : m.classManagement())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadTheClass()}>
      {(data) => (
        <>
          <BackLink to={back.to}>{back.label}</BackLink>
          <ClassHead it={data} />
          {data.archivedAt && (
            <Alert tone="info" title={m.thisClassIsArchived()} className="mb-5">
              {m.restoreItToChangeIt()}
            </Alert>
          )}
          <TabNav label={m.partsOfTheClass()} tabs={tabs(classId)} />
          {children(data)}
        </>
      )}
    </LoadedPage>
  )
}

function ClassHead({ it }: { it: ClassView }) {
  const [archiving, setArchiving] = useState(false)
  const { course, term, department, can } = it
  return (
    <>
      <PageHead
        title={course.title}
        sub={<FactLine facts={[course.code, term.name, termSpan(term), department?.name]} />}
      >
        {can.restore && <Button onClick={() => setArchiving(true)}>{m.restore()}</Button>}
      </PageHead>
      {archiving && <ArchiveEntryDialog kind={classArchiving} row={it} onClose={() => setArchiving(false)} />}
    </>
  )
}
