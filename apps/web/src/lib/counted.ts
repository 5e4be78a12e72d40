import { locale } from './locale.ts'

const number = new Intl.NumberFormat(locale)

/** "1 mark", "1,204 marks", "2 people": a number with the thing it counts. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${number.format(count)} ${count === 1 ? one : many}`
