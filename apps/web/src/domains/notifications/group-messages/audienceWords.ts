import type { SentTo } from '@campanile/contract/notifications/group-messages.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { m } from './messages.ts'

/** The audience of a message: a class, a person, or filters. */
export function audienceWords({ to, ...it }: SentTo): string {
  if (to === 'class') return it.class?.name ?? ''
  if (to === 'person') return it.person?.name ?? ''
  const facts = joinFacts(
    it.role && roleLabel(it.role, null),
    it.batch?.name,
    it.programme?.name,
    it.department?.name,
    it.status && personStatusWords[it.status],
    it.face && m.faceFilter({ face: it.face }),
    it.search && `“${it.search}”`,
  )
  return facts || m.everyone()
}
