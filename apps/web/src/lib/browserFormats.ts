import { toLanguage } from '@campanile/messages/languages.ts'
import { language, locale } from './locale.ts'
import { dateOrderOf } from './typedDate.ts'
import { decimalMarkOf } from './typedNumber.ts'

/** The region in which the browser's person reads the language of these pages: months come first in American English. */
const preferred = navigator.languages.find((it) => toLanguage(it) === language) ?? locale

/** How the person writes dates and numbers. They are read this way; times are shown by 24 hours to everybody. */
export const dateOrder = dateOrderOf(preferred)
export const decimalMark = decimalMarkOf(preferred)
