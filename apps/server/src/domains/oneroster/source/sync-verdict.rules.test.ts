import { messageText } from '@campanile/messages/coded.ts'
import { expect, it } from 'vitest'
import { type ComparedSync, syncVerdict } from './sync-verdict.rules.ts'

const nothing = { create: 0, change: 0, deactivate: 0, reject: 0, unchanged: 9 }
const sync = (more: Partial<ComparedSync>): ComparedSync => ({
  kinds: [{ kind: 'person', ...nothing, create: 1 }],
  changesAccess: false,
  isScheduled: true,
  isFirst: false,
  inUse: new Map([
    ['person', 100],
    ['enrolment', 380],
    ['lecturer', 20],
  ]),
  reviewAbovePercent: 5,
  ...more,
})
const decided = (more: Partial<ComparedSync>) => {
  const verdict = syncVerdict(sync(more))
  return 'reason' in verdict ? verdict.reason && messageText(verdict.reason, 'en') : verdict.result
}
const without = (kind: 'person' | 'enrolment' | 'lecturer', deactivate: number) => ({
  kind,
  ...nothing,
  deactivate,
})

it.each<[string, Partial<ComparedSync>, string | null]>([
  ['nothing changed', { kinds: [{ kind: 'person', ...nothing }], isFirst: true }, 'unchanged'],
  ['a nightly sync without problems', {}, 'apply'],
  ['a sync that an admin started', { isScheduled: false }, null],
  ['the first sync', { isFirst: true }, 'This is the first sync'],
  ['a rejected line', { kinds: [{ kind: 'class', ...nothing, reject: 1 }] }, '1 line can’t be imported'],
  ['an admin or an email address', { changesAccess: true }, 'would add or change an admin'],
  ['exactly the limit', { kinds: [without('person', 5), without('enrolment', 20)] }, 'apply'],
  ['one person more', { kinds: [without('person', 6)] }, 'deactivate 6 of 100 people'],
  [
    'one enrolment more',
    { kinds: [without('enrolment', 18), without('lecturer', 3)] },
    'end 21 of 400 enrolments',
  ],
  ['nobody at all', { kinds: [without('person', 1)], reviewAbovePercent: 0 }, 'deactivate 1 of 100 people'],
])('%s', (_, more, words) => {
  const result = decided(more)
  if (words === null) expect(result).toBeNull()
  else expect(result).toContain(words)
})
