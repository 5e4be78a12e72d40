import type { SearchHit } from '@campanile/contract/search.ts'
import { searchFold } from '@campanile/contract/search-fold.ts'
import { inTransaction } from '#db/database.ts'
import { isFoundIn, mostTypos, type Named, type Searched } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import { type Asking, fewestTypos, group, type Ranked } from './search-group.ts'
import { findAmongFew, findAmongMany, meetsMany, withSharedClass } from './search-met.repo.ts'
import { prepareSearch } from './search-people.repo.ts'
import { listOwnLeave, listOwnMitigation } from './search-requests.repo.ts'
import { listOwnClasses } from './search-study.repo.ts'
import { listOwnAssignments, listOwnExams } from './search-work.repo.ts'

/** One of somebody's own rows, as it is compared. */
interface Own extends Named {
  /** What it is called besides its code. */
  course?: string
  code?: string
  /** What at least one of the words is to be found in. */
  anchor?: string
}

/** Those that fit, folded. */
const fitting = <T extends Own>(rows: readonly T[], { words, typos }: Asked): (T & Searched)[] =>
  rows
    .filter(
      ({ text, anchor = text }) =>
        isFoundIn(words, text, typos) && words.some((word) => isFoundIn([word], anchor, typos)),
    )
    .map((it) => ({
      ...it,
      title: searchFold(it.course ?? it.name),
      keys: it.code === undefined ? [] : [searchFold(it.code)],
    }))

/** People whom the caller meets by name elsewhere, too. */
async function met(it: Asking, asked: Asked): Promise<Ranked[]> {
  const { ctx, views } = it
  const { db, actor } = ctx
  if (actor.role === 'staff') return []
  const find = async () => {
    if (!(await meetsMany(db, actor))) return findAmongFew(db, actor, asked)
    return inTransaction(ctx, async (tx) => {
      await prepareSearch(tx.db)
      return findAmongMany(tx.db, actor, asked)
    })
  }
  const rows = async () => withSharedClass(db, actor, asked, await find())
  return group(it, rows, actor.role === 'student' ? views.lecturer : views.student)
}

type Choose = (asked: Asked) => Promise<Ranked[]>

/** What is somebody's own and may be meant, one choice for each kind. */
async function readOwn(it: Asking, asked: Asked): Promise<Choose[]> {
  const { views } = it
  const { db, actor } = it.ctx
  const kind = async <T extends Own>(rows: Promise<T[]>, view: (row: T) => SearchHit): Promise<Choose> => {
    const own = await rows
    return (closer) => group(it, () => fitting(own, closer), view)
  }
  const requested = () =>
    actor.role === 'student'
      ? kind(listOwnMitigation(db, actor.id, asked), views.mitigation)
      : kind(listOwnLeave(db, actor.id, asked), views.leave)
  if (actor.role === 'staff') return [await requested()]
  return [
    await kind(listOwnClasses(db, actor, asked), views.class),
    await kind(listOwnAssignments(db, actor, asked), views.assignment),
    await kind(listOwnExams(db, actor, asked), views.exam),
    await requested(),
  ]
}

/** Groups in the order of the contract: people of one's classes, then what is one's own. */
export function searchOwn(it: Asking): Promise<Ranked[][]> {
  let own: Choose[] = []
  return fewestTypos(it, async (asked) => {
    const { words, typos } = asked
    // Misspelt, it is read once, by however many letters.
    const reading = typos === 2 ? own : readOwn(it, typos === 1 ? { words, typos: mostTypos(words) } : asked)
    const [people, read] = await Promise.all([met(it, asked), reading])
    own = read
    return [people, ...(await Promise.all(own.map((choose) => choose(asked))))]
  })
}
