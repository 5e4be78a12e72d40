import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { termSpan } from '../terms/termDays.ts'
import { ClassBatches } from './ClassBatches.tsx'
import { ClassLecturers } from './ClassLecturers.tsx'
import { ClassStudents } from './ClassStudents.tsx'
import { classArchiving, className } from './classWords.ts'
import { m } from './messages.ts'

const ArchiveEntryDialog = lazyDialog(() => import('../entries/ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')

/** Where its reader came from. */
interface Back {
  to: string
  label: string
}

interface ClassScreenProps {
  back: Back
  /** Beside its name. */
  actions: (it: ClassView) => ReactNode
  /** Sections about a class from other domains, between its head and its people. */
  children: (it: ClassView) => ReactNode
}

/** /app/classes/:classId */
export function ClassScreen({ back, actions, children }: ClassScreenProps) {
  const { classId = '' } = useParams()
  const { data, error, refetch } = useRead('readClass', { classId })
  useDocumentTitle(data ? className(data) : m.classManagement())
  if (error && !data) {
    return <LoadFailed title={m.weCouldntLoadTheClass()} error={error} heading="h1" onRetry={refetch} />
  }
  if (!data) return <SkeletonPage />
  return (
    <>
      <ClassHead it={data} back={back}>
        {actions(data)}
      </ClassHead>
      {data.archivedAt && (
        <Alert tone="info" title={m.thisClassIsArchived()} className="mb-5">
          {m.restoreItToChangeIt()}
        </Alert>
      )}
      {children(data)}
      <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
        <ClassLecturers it={data} />
        <ClassBatches it={data} />
      </div>
      <ClassStudents it={data} />
    </>
  )
}

interface ClassHeadProps {
  it: ClassView
  back: Back
  children: ReactNode
}

function ClassHead({ it, back, children }: ClassHeadProps) {
  const [archiving, setArchiving] = useState(false)
  return (
    <>
      <Link
        to={back.to}
        className="mb-2 inline-flex items-center gap-1 text-sm font-label text-brand-ink hover:underline max-md:h-10"
      >
        <ChevronLeft size={14} aria-hidden="true" />
        {back.label}
      </Link>
      <PageHead
        title={className(it)}
        sub={[it.term.name, termSpan(it.term), it.department?.name].filter(Boolean).join(' · ')}
      >
        {children}
        {(it.can.archive || it.can.restore) && (
          <Button onClick={() => setArchiving(true)}>{it.can.restore ? m.restore() : m.archive()}</Button>
        )}
      </PageHead>
      {archiving && <ArchiveEntryDialog kind={classArchiving} row={it} onClose={() => setArchiving(false)} />}
    </>
  )
}
