import { people } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import type { Database } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import { statusAt } from './people.policy.ts'
import * as repo from './people.repo.ts'

/** People read at once. */
const batchSize = 1_000

const faceWord = ({ faceRegistered, faceInReview }: repo.PersonRow) =>
  faceInReview ? 'In review' : faceRegistered ? 'Registered' : 'Missing'

const columns = (moment: (at: Date) => string, today: string): Column<repo.PersonRow>[] => [
  { header: 'Last name', width: 20, cell: ({ lastName }) => lastName },
  { header: 'First name', width: 20, cell: ({ firstName }) => firstName },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  { header: 'Number', width: 14, cell: ({ number }) => number },
  { header: 'Role', width: 18, cell: ({ role, employmentType }) => roleLabel(role, employmentType) },
  { header: 'Status', width: 10, cell: (row) => personStatusWords[statusAt(row, today)] },
  { header: 'Face', width: 11, cell: faceWord },
  { header: 'Added', kind: 'moment', width: 17, cell: ({ createdAt }) => moment(createdAt) },
  { header: 'Start date', width: 12, cell: ({ startsOn }) => startsOn },
  { header: 'End date', width: 12, cell: ({ endsOn }) => endsOn },
]

/** All ids are read at one moment, so that a long download lists no person twice and omits no one. */
async function* readInBatches(db: Database, ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += batchSize)
    yield* await repo.listPeopleById(db, ids.slice(at, at + batchSize))
}

export const exportPeople = handle(people.exportPeople, async (ctx, { format, ...chosen }) => {
  const now = ctx.clock.now()
  const [{ timeZone }, ids] = await Promise.all([
    currentInstitution(ctx),
    repo.listPersonIds(ctx.db, chosen, now),
  ])
  const today = dayIn(timeZone, now).date
  const rows = readInBatches(ctx.db, ids)
  return downloadOf(
    { title: 'People', columns: columns(momentsIn(timeZone), today), rows },
    { format, name: `People ${today}`, now },
  )
})
