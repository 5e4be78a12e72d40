import { m } from './messages.ts'

type Fact = string | number | false | null | undefined

/** Facts about one thing, with the comma of the language: "Ann Lee, 18 November, 10:30". Absent ones are left out. */
export const joinFacts = (...facts: readonly Fact[]): string =>
  facts
    .filter((it) => it !== '' && it !== false && it != null)
    .map(String)
    .reduce((first, second) => (first === '' ? second : m.firstAndSecond({ first, second })), '')
