import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'
import { Ring } from '#charts/Ring.tsx'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'
import { isTight, outlookText, studentOutlookText } from './outlook.ts'

const colourOf = (outlook: Outlook) => {
  if (outlook.kind === 'below' || outlook.kind === 'out-of-reach') return 'text-bad-ink'
  return isTight(outlook) ? 'text-warn-ink' : 'text-ink-3'
}

interface ClassShareProps {
  it: Answer<'readMyAttendance'>['classes'][number]
  required: number
  /** For those who teach or advise the student. */
  ofStudent: boolean
}

/** The consequence of the rate, or why there is none. */
function consequence({ it, required, ofStudent }: ClassShareProps): string {
  if (it.left) return ofStudent ? m.leftThisClass({ term: it.term }) : m.youLeftThisClass({ term: it.term })
  if (!it.isCurrent) return it.term
  return ofStudent ? studentOutlookText(it.outlook, required) : outlookText(it.outlook, required)
}

function ClassShare(props: ClassShareProps) {
  const { it, required } = props
  const counted = it.held - it.excused
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <Ring
        value={it.percentage}
        required={required}
        below={isBelow(it, required)}
        size={64}
        stroke={5.5}
        label={it.courseTitle}
      />
      <div className="min-w-0">
        <div className="truncate text-base font-label">
          <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink>
        </div>
        <div className="tnum text-sm text-ink-3">
          {m.attendedOfCounted({ courseCode: it.courseCode, attended: it.attended, counted })}
        </div>
        <div
          className={cn(
            'text-sm leading-[1.15rem]',
            it.left || !it.isCurrent ? 'text-ink-3' : colourOf(it.outlook),
          )}
        >
          {consequence(props)}
        </div>
      </div>
    </li>
  )
}

type ClassSharesProps = Pick<Answer<'readMyAttendance'>, 'classes' | 'required'> & { ofStudent?: boolean }

/** The shares of one student side by side. */
const ClassShares = ({ classes, required, ofStudent = false }: ClassSharesProps) => (
  <ul className="grid grid-cols-2 gap-x-6 px-5 pb-3 pt-2 max-md:grid-cols-1 max-sm:px-4">
    {classes.map((it) => (
      <ClassShare key={it.classId} it={it} required={required} ofStudent={ofStudent} />
    ))}
  </ul>
)

/** Classes of this term first; the others, and those without records, are folded below them. */
export function ClassSharesByTerm({ classes, ...rule }: ClassSharesProps) {
  const isMain = (it: ClassSharesProps['classes'][number]) =>
    it.isCurrent && !it.left && it.percentage !== null
  const shown = classes.filter(isMain)
  const rest = classes.filter((it) => !isMain(it))
  if (shown.length === 0 || rest.length === 0) return <ClassShares classes={classes} {...rule} />
  return (
    <>
      <ClassShares classes={shown} {...rule} />
      <details className="border-t border-line">
        <summary className="cursor-pointer px-5 py-3 text-sm font-label text-ink-2 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4">
          {m.otherClasses({ classes: rest.length })}
        </summary>
        <ClassShares classes={rest} {...rule} />
      </details>
    </>
  )
}

/** A student's share of each class, against the required one. */
export function AttendanceByClass() {
  const mine = useRead('readMyAttendance', {})
  return (
    <Card aria-labelledby="by-class">
      <CardHead
        id="by-class"
        title={m.attendanceByClass()}
        hint={mine.data && m.notchMarksRequired({ required: mine.data.required })}
      />
      <Loaded query={mine} failure={m.couldNotLoadYourAttendance()}>
        {(data) =>
          data.classes.length === 0 ? (
            <Empty kind="none" heading="h3" title={m.noClassesYet()}>
              {m.youAreNotEnrolledInAClass()}
            </Empty>
          ) : (
            <ClassSharesByTerm {...data} />
          )
        }
      </Loaded>
    </Card>
  )
}
