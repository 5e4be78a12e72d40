import { personStatusLabels } from '@campanile/contract/people/label-messages.ts'
import { people } from '@campanile/contract/people/people.ts'
import type { Database } from '#db/database.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { handle } from '#http/handle.ts'
import { peopleFiles } from './files.messages.ts'
import { downloadList, type FileFacts } from './list-download.service.ts'
import { currentStatus } from './people.policy.ts'
import * as repo from './people.repo.ts'
import { personColumns } from './person-columns.ts'

/** People read at once. */
const batchSize = 1_000

type Messages = ReturnType<typeof peopleFiles>

const faceWord = ({ faceRegistered, faceInReview }: repo.PersonRow, m: Messages) =>
  faceInReview ? m.faceInReview() : faceRegistered ? m.faceRegistered() : m.faceMissing()

const columns = ({ moment, today, locale }: FileFacts): Column<repo.PersonRow>[] => {
  const m = peopleFiles(locale)
  const shared = documentMessages(locale)
  return [
    ...personColumns(locale),
    {
      header: shared.status(),
      width: 10,
      cell: (row) => personStatusLabels(locale)[currentStatus(row, today)],
    },
    { header: m.face(), width: 11, cell: (row) => faceWord(row, m) },
    { header: m.added(), kind: 'moment', width: 17, cell: ({ createdAt }) => moment(createdAt) },
    { header: m.startDate(), width: 12, cell: ({ startsOn }) => startsOn },
    { header: m.endDate(), width: 12, cell: ({ endsOn }) => endsOn },
    { header: m.phone(), width: 18, cell: ({ phone }) => phone },
    { header: m.batch(), width: 14, cell: ({ batch }) => batch?.code ?? null },
    { header: m.programme(), width: 24, cell: ({ batch }) => batch?.programme ?? null },
    { header: m.department(), width: 24, cell: ({ department }) => department?.name ?? null },
  ]
}

/** All ids are read at one moment, so that a long download lists no person twice and omits no one. */
async function* readInBatches(db: Database, ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += batchSize)
    yield* await repo.listPeopleById(db, ids.slice(at, at + batchSize))
}

export const exportPeople = handle(people.exportPeople, async (ctx, { format, personIds, ...chosen }) => {
  const ids = personIds?.split(',') ?? (await repo.listPersonIds(ctx.db, chosen, ctx.clock.now()))
  return downloadList(ctx, format, (file) => ({
    title: peopleFiles(file.locale).people(),
    columns: columns(file),
    rows: readInBatches(ctx.db, ids),
  }))
})
