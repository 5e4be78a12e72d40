import { defaultLocale } from '@campanile/contract/locale.ts'
import { dateOrderOf } from './typedDate.ts'
import { decimalMarkOf } from './typedNumber.ts'

/** What the browser says its person reads. */
const preferred = navigator.language || defaultLocale

/** How the person writes dates and numbers. They are read this way; times are shown by 24 hours to everybody. */
export const dateOrder = dateOrderOf(preferred)
export const decimalMark = decimalMarkOf(preferred)
