import { publicHolidays } from './public-holidays.ts'
import { batches } from './structure-batches.ts'
import { catalogue } from './structure-catalogue.ts'
import { classes } from './structure-classes.ts'
import { terms } from './structure-terms.ts'

/** The academic structure: what is taught, when, where, by whom and to whom. */
export const structure = { ...catalogue, ...terms, ...batches, ...classes, ...publicHolidays }
