import { leastSimilarPercent, similarWorkOperations } from '@campanile/contract/assignments/similar-work.ts'
import { inTransaction } from '#db/database.ts'
import { withSpooled } from '#files/spool.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { groupRows } from '#platform/grouped.ts'
import type { Platform } from '#platform/platform.ts'
import { announceWork } from '../assignment-notifications.ts'
import { findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import { compared } from './comparing.ts'
import * as repo from './similarity.repo.ts'
import type { WorkText } from './similarity.rules.ts'

/** Days after the due date in which work is compared. */
const comparedDays = 60
/** Larger files are left out. */
const maxFileBytes = 20 * 1024 * 1024

/**
 * Job: compares the submissions of one assignment after its due date, and continues with the next one in a job of
 * its own. Late work has all of them compared again.
 */
export async function compareWork(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const assignment = await repo.findToCompare(platform.db, now, daysAfter(now, -comparedDays))
  if (!assignment) return
  const { id, classId, title, text } = assignment
  const works = await readWorkTexts(platform, await repo.listFiles(platform.db, id))
  const instructions = `${title} ${text ?? ''}`
  const pairs = await compared('compare', { works, instructions, leastPercent: leastSimilarPercent })
  await inTransaction(platform, async (tx) => {
    await repo.replacePairs(tx.db, id, pairs)
    await repo.noteComparison(tx.db, id, now)
    await announceWork(tx, { id, classId }, [])
    await platform.jobs.add(tx.db, 'compareWork', {}, { key: 'compare work' })
  })
}

/** The text of each student's newest attempt. */
async function readWorkTexts(platform: Platform, files: readonly repo.ComparedFile[]): Promise<WorkText[]> {
  const works: WorkText[] = []
  for (const [studentId, own] of groupRows(files, (it) => it.studentId)) {
    const texts: string[] = []
    for (const file of own) texts.push(await readText(platform, file))
    works.push({ studentId, text: texts.join(' ') })
  }
  return works
}

/** Empty if a file has no text, or cannot be read in time. */
async function readText({ files, log }: Platform, { key, type, size }: repo.ComparedFile): Promise<string> {
  const stored = size > maxFileBytes ? undefined : await files.open(key)
  if (!stored) return ''
  return withSpooled(stored.stream, maxFileBytes, async ({ path }) => {
    try {
      return await compared('readText', { path, type })
    } catch (err) {
      if (err instanceof QueueRefusal) throw err
      // A damaged or hostile file is compared with nothing.
      log.info({ err, type }, 'text of submitted work could not be read')
      return ''
    }
  })
}

export const listSimilarWork = handle(
  similarWorkOperations.listSimilarWork,
  async (ctx, { assignmentId }) => {
    await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
    const comparedAt = await repo.comparedAt(ctx.db, assignmentId)
    return {
      comparedAt: comparedAt?.toISOString() ?? null,
      items: await repo.listPairs(ctx.db, assignmentId),
    }
  },
)
