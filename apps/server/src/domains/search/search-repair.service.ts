import { inTransaction, type Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { repairEntries } from './search-entries.repo.ts'
import { addMissingWords, deleteUnusedWords } from './search-words.repo.ts'

/**
 * Job: repairs entries and words. They can be wrong if, for example, a course is renamed at the very moment
 * when an assignment is added to it.
 */
export const repairSearch = (platform: Platform): Promise<void> =>
  inTransaction(platform, async ({ db }) => {
    await repairEntries(db)
    await deleteUnusedWords(db)
    await addMissingWords(db)
  })

/** Deletes words without an entry, such as the name of an erased person. */
export const forgetUnusedWords = async ({ db }: Transaction): Promise<void> => {
  await deleteUnusedWords(db)
}
