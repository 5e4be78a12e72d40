import { erasedWord } from './erasure.catalogue.ts'
import { deeply, type Rename } from './naming.rules.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?$/
const figure = /^-?\d+(\.\d+)?$/
const code = /^[a-z]+(-[a-z]+)*$/
/** Values that come from lists of ours: what stands under other names was typed by somebody. */
const listed =
  /^(status|state|role|employmentType|kind|type|source|method|act|outcome|decision|cause|deleted|purpose|part|basis|device|way|ways|mark|letter)$|(Status|State|Kind|Source)$/

/** What stays of an event about the person alone: what was done and when, codes and figures; no words. */
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

/** How an event reads once a person is erased. */
export function erasedEvent(
  event: AuditedEvent,
  { own, done, rename }: { own: boolean; done: boolean; rename: Rename },
): AuditedEvent {
  const change = own ? (value: unknown) => withoutWords(rename(value)) : rename
  return {
    before: change(event.before),
    after: change(event.after),
    entity_id: rename(event.entity_id) as string,
    // Where the person sat while doing it; where others sat stays.
    address: done ? erasedWord : event.address,
  }
}
