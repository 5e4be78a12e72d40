import { messageText } from '@campanile/messages/coded.ts'
import { locale } from './locale.ts'

/** The text of a message from the contract. In built pages the schemas already contain text. */
export const inWords = <Coded extends string | undefined>(coded: Coded): Coded =>
  coded === undefined ? coded : (messageText(coded, locale) as Coded)
