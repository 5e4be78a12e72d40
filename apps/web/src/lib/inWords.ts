import { messageText } from '@campanile/messages/coded.ts'
import { locale } from './locale.ts'

/** A message of the contract in words. In built pages it holds words already. */
export const inWords = <Coded extends string | undefined>(coded: Coded): Coded =>
  coded === undefined ? coded : (messageText(coded, locale) as Coded)
