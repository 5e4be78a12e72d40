import type { SearchHit, SearchKind } from '@campanile/contract/search/search.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import * as repo from './search-hits.repo.ts'
import { hitViews } from './search-view.ts'

/** Entries that were found, as hits by their ids. */
export async function readHits(
  ctx: SignedIn,
  found: readonly { id: string; kind: SearchKind }[],
): Promise<Map<string, SearchHit>> {
  const { db, actor, locale } = ctx
  const { timeZone } = await currentInstitution(ctx)
  const view = hitViews(actor, { timeZone, locale })
  const people = async (ids: string[]) => {
    if (actor.role === 'admin') return (await repo.readPeople(db, ids)).map(view.person)
    const met = await repo.readFrequency(db, actor, ids)
    return met.map(actor.role === 'lecturer' ? view.student : view.lecturer)
  }
  const read: Record<SearchKind, (ids: string[]) => Promise<SearchHit[]>> = {
    person: people,
    class: async (ids) => (await repo.readClasses(db, ids)).map(view.class),
    batch: async (ids) => (await repo.readBatches(db, ids)).map(view.batch),
    room: async (ids) => (await repo.readRooms(db, ids)).map(view.room),
    course: async (ids) => (await repo.readCourses(db, ids)).map(view.course),
    assignment: async (ids) => (await repo.readAssignments(db, ids)).map(view.assignment),
    exam: async (ids) => (await repo.readExams(db, ids)).map(view.exam),
    mitigation: async (ids) => (await repo.readMitigation(db, ids)).map(view.mitigation),
    leave: async (ids) => (await repo.readLeave(db, ids)).map(view.leave),
  }
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const hits = await Promise.all(
    kinds.map((kind) => read[kind](found.filter((it) => it.kind === kind).map(({ id }) => id))),
  )
  return new Map(hits.flat().map((it) => [it.id, it]))
}
