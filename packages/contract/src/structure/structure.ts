import { materialOperations } from './class-materials.ts'
import { publicHolidays } from './public-holidays.ts'
import { batches } from './structure-batches.ts'
import { catalogue } from './structure-catalogue.ts'
import { classes } from './structure-classes.ts'
import { terms } from './structure-terms.ts'

/** The academic structure: courses, times, rooms, lecturers and students. */
export const structure = {
  ...catalogue,
  ...terms,
  ...batches,
  ...classes,
  ...materialOperations,
  ...publicHolidays,
}
