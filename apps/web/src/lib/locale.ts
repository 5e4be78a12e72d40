import { dateOrderOf } from './typedDate.ts'
import { decimalMarkOf } from './typedNumber.ts'

/** What the browser says its person reads. */
const locale = navigator.language || 'en-GB'

/** How the person writes dates and numbers. They are read this way; times are shown by 24 hours to everybody. */
export const dateOrder = dateOrderOf(locale)
export const decimalMark = decimalMarkOf(locale)
