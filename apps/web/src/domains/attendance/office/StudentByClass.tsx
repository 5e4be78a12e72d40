import type { Answer } from '#lib/reads.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ClassSharesByTerm } from '../AttendanceByClass.tsx'
import { m } from './messages.ts'

/** A student’s attendance in each class, for those who teach or advise them. */
export const StudentByClass = ({
  classes,
  required,
}: Pick<Answer<'readStudentAttendance'>, 'classes' | 'required'>) => (
  <Card aria-labelledby="by-class">
    <CardHead id="by-class" title={m.attendanceByClass()} hint={m.notchMarksRequired({ required })} />
    {classes.length === 0 ? (
      <Empty kind="none" heading="h3" title={m.notInAnyClass()} />
    ) : (
      <ClassSharesByTerm classes={classes} required={required} ofStudent />
    )}
  </Card>
)
