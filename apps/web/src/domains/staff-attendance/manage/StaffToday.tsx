import { countPresent } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Figure } from '#ui/Figure.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { stateWords } from '../staffWords.ts'
import { m } from './messages.ts'

/** The board's counts, for people who view the whole campus; nobody is in two of them. */
export function StaffToday() {
  const board = useRead('readStaffBoard', { pageSize: 1 }, { everyMinute: true })
  return (
    <Card aria-labelledby="staff-today" className="mb-5 pb-4">
      <CardHead id="staff-today" title={m.staffToday()}>
        <CardLink to="/app/manage-attendance">{m.openTheBoard()}</CardLink>
      </CardHead>
      <Loaded
        query={board}
        failure={m.couldNotLoadStaff()}
        skeleton={<Skeleton className="mx-5 mt-3 h-12" />}
      >
        {({ counts, late }) => (
          <dl className="flex flex-wrap gap-x-10 gap-y-3 px-5 pt-3 max-sm:px-4">
            <Figure label={m.present()} value={countPresent(counts)}>
              {late > 0 && m.lateOfPresent({ late })}
            </Figure>
            <Figure label={stateWords.missing} value={counts.missing} />
            <Figure label={stateWords['on-leave']} value={counts['on-leave']} />
          </dl>
        )}
      </Loaded>
    </Card>
  )
}
