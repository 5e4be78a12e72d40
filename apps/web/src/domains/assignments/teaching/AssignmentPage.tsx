import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { type AssignmentAct, AssignmentMenu } from './AssignmentMenu.tsx'
import { AssignmentStateChip } from './AssignmentStateChip.tsx'
import { BriefTab } from './BriefTab.tsx'
import { m } from './messages.ts'
import { SettingsTab } from './SettingsTab.tsx'
import { SubmissionsTab } from './SubmissionsTab.tsx'
import { useTeachingBase } from './useTeachingBase.ts'

const AssignmentActDialog = lazyDialog(() => import('./AssignmentActDialog.tsx'), 'AssignmentActDialog')

const parts = { submissions: SubmissionsTab, brief: BriefTab, settings: SettingsTab }
const partOf = (tab: string | undefined) => (tab === 'brief' || tab === 'settings' ? tab : 'submissions')

/** One assignment: submissions, brief and settings. */
export function AssignmentPage() {
  const { assignmentId = '', tab } = useParams()
  const { path, sheets, title } = useTeachingBase()
  const { dateTime } = useTimeFormat()
  const query = useRead('readAssignment', { assignmentId })
  const [act, setAct] = useState<AssignmentAct>()
  return (
    <>
      <BackLink to={path}>{title}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisAssignment()}>
        {(assignment) => {
          const { can } = assignment
          const base = `${path}/${assignment.id}`
          const Part = parts[partOf(tab)]
          return (
            <>
              <PageHead
                title={assignment.title}
                sub={
                  <span className="tnum flex flex-wrap items-center gap-x-2 gap-y-1">
                    <ClassLink classId={assignment.classId}>
                      {assignment.courseCode}, {assignment.courseTitle}
                    </ClassLink>
                    <span aria-hidden="true">·</span>
                    {m.dueDateTime({ dateTime: dateTime(assignment.dueAt) })}
                    <AssignmentStateChip state={assignment.state} />
                  </span>
                }
              >
                {assignment.publishedAt && (
                  <Link to={`${sheets}/${assignment.id}`} className={buttonClass()}>
                    {m.markSheet()}
                  </Link>
                )}
                {can.publish ? (
                  <Button
                    variant="primary"
                    icon={<Send size={15} aria-hidden="true" />}
                    onClick={() => setAct('publish')}
                  >
                    {m.publish()}
                  </Button>
                ) : (
                  can.edit && (
                    <Button icon={<Pencil size={15} aria-hidden="true" />} onClick={() => setAct('edit')}>
                      {m.edit()}
                    </Button>
                  )
                )}
                <AssignmentMenu
                  assignment={assignment}
                  without={can.publish ? ['publish'] : ['edit']}
                  onAct={setAct}
                />
              </PageHead>
              <TabNav
                label={m.assignment()}
                tabs={[
                  { to: base, label: m.submissions() },
                  { to: `${base}/brief`, label: m.brief() },
                  { to: `${base}/settings`, label: m.settings() },
                ]}
              />
              <Part assignment={assignment} />
              {act && (
                <AssignmentActDialog act={act} assignment={assignment} onClose={() => setAct(undefined)} />
              )}
            </>
          )
        }}
      </LoadedPage>
    </>
  )
}
