import { defaultLocale } from '@campanile/contract/locale.ts'

/** The locale of messages, documents and files. It is the same for everybody while only one is offered. */
export const readerLocale = (): string => defaultLocale
