import { erasedWord } from '#domains/personal-data/table-data.ts'
import { deeply, type Rename } from './naming.rules.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?$/
const figure = /^-?\d+(\.\d+)?$/
const code = /^[a-z]+(-[a-z]+)*$/
/** Names of values that come from fixed lists. Values with other names may have been typed by people. */
const listed =
  /^(status|state|role|employmentType|kind|type|source|method|act|outcome|decision|cause|deleted|purpose|part|basis|device|way|ways|mark|letter)$|(Status|State|Kind|Source)$/

/**
 * The parts of an event about the person alone that are kept: action, time, codes and numbers, but no text.
 */
const withoutWords = deeply((text, name) => {
  if (uuid.test(text) || moment.test(text)) return text
  if (figure.test(text)) return /number|phone|account/i.test(name) ? erasedWord : text
  return code.test(text) && listed.test(name) ? text : erasedWord
})

export interface AuditedEvent {
  before: unknown
  after: unknown
  entity_id: string
  address: string
}

/** The content of an event after a person is erased. */
export function erasedEvent(
  event: AuditedEvent,
  { own, done, rename }: { own: boolean; done: boolean; rename: Rename },
): AuditedEvent {
  const change = own ? (value: unknown) => withoutWords(rename(value)) : rename
  return {
    before: change(event.before),
    after: change(event.after),
    entity_id: rename(event.entity_id) as string,
    // Removes the person's own address; other people's addresses are kept.
    address: done ? erasedWord : event.address,
  }
}
