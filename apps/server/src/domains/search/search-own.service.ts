import { inTransaction } from '#db/database.ts'
import { mostTypos } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import {
  type Asking,
  type Comparable,
  fewestTypos,
  fitting,
  group,
  type Kind,
  type Ranked,
  type RowOf,
} from './search-group.ts'
import { findAmongFew, findAmongMany, meetsMany, withSharedClass } from './search-met.repo.ts'
import { prepareSearch } from './search-people.repo.ts'
import { listOwnLeave, listOwnMitigation } from './search-requests.repo.ts'
import { listOwnClasses } from './search-study.repo.ts'
import { listOwnAssignments, listOwnExams } from './search-work.repo.ts'

/** People from the caller's classes, whose names they can also see elsewhere. */
async function met(it: Asking, asked: Asked): Promise<Ranked[]> {
  const { ctx } = it
  const { db, actor } = ctx
  if (actor.role === 'staff') return []
  const find = async () => {
    if (!(await meetsMany(db, actor))) return findAmongFew(db, actor, asked)
    return inTransaction(ctx, async (tx) => {
      // Planned once, since no search text would benefit enough from its own plan.
      await prepareSearch(tx.db, asked.typos === 0 ? 'force_generic_plan' : 'auto')
      return findAmongMany(tx.db, actor, asked)
    })
  }
  const rows = async () => withSharedClass(db, actor, asked, await find())
  return group(it, actor.role === 'student' ? 'lecturer' : 'student', rows)
}

type Choose = (asked: Asked) => Promise<Ranked[]>

/** The caller's own things that may match, with one function per kind that picks the matches. */
async function readOwn(it: Asking, asked: Asked): Promise<Choose[]> {
  const { db, actor } = it.ctx
  const kind = async <K extends Kind>(name: K, rows: Promise<(RowOf<K> & Comparable)[]>): Promise<Choose> => {
    const own = await rows
    return (closer) => group(it, name, async () => fitting(own, closer))
  }
  const requested = () =>
    actor.role === 'student'
      ? kind('mitigation', listOwnMitigation(db, actor.id, asked))
      : kind('leave', listOwnLeave(db, actor.id, asked))
  if (actor.role === 'staff') return [await requested()]
  return [
    await kind('class', listOwnClasses(db, actor, asked)),
    await kind('assignment', listOwnAssignments(db, actor, asked)),
    await kind('exam', listOwnExams(db, actor, asked)),
    await requested(),
  ]
}

/** Hits grouped in the contract's order: people from the caller's classes, then the caller's own things. */
export function searchOwn(it: Asking): Promise<Ranked[][]> {
  let own: Choose[] = []
  return fewestTypos(it, async (asked) => {
    const { words, typos } = asked
    // The rows for misspelt words are read once, in the round for one typo, and used again for two.
    const reading = typos === 2 ? own : readOwn(it, typos === 1 ? { words, typos: mostTypos(words) } : asked)
    const [people, read] = await Promise.all([met(it, asked), reading])
    own = read
    return [people, ...(await Promise.all(own.map((choose) => choose(asked))))]
  })
}
