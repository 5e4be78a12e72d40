import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { m } from './messages.ts'

/** The lecturers of a class, and the batches it enrols. */
export const ClassPeople = ({ it: { lecturers, batches, enrolled } }: { it: ClassView }) => (
  <Card aria-labelledby="class-people">
    <CardHead id="class-people" title={m.lecturers()} hint={m.studentsAreEnrolled({ students: enrolled })} />
    {lecturers.length === 0 ? (
      <p className="px-5 py-4 text-base text-ink-2 max-sm:px-4">{m.noLecturersYet()}</p>
    ) : (
      <ul className="px-5 py-2 max-sm:px-4">
        {lecturers.map(({ id, name }) => (
          <li key={id} className="py-1.5">
            <PersonCell personId={id} name={name} personRole="lecturer" profileImage={null} />
          </li>
        ))}
      </ul>
    )}
    {batches.length > 0 && (
      <dl className="flex flex-wrap gap-x-3 border-t border-line px-5 py-3 text-base max-sm:px-4">
        <dt className="text-ink-3">{m.batches()}</dt>
        {batches.map(({ id, code, members }) => (
          <dd key={id}>
            {code} <span className="text-sm text-ink-3">{m.studentsCounted({ students: members })}</span>
          </dd>
        ))}
      </dl>
    )}
  </Card>
)
