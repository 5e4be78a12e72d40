import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

const Words = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h3 className="text-sm font-title">{title}</h3>
    <p className="mt-1.5 max-w-[68ch] whitespace-pre-line break-words text-base leading-[1.45rem] text-ink-2">
      {children}
    </p>
  </section>
)

/** The student's own words, and the sessions to excuse. */
export function RequestText({ request }: { request: MitigationRequest }) {
  const { day, range } = useTimeFormat()
  const { description, reason, sessions } = request
  return (
    <>
      <Words title={m.description()}>{description}</Words>
      <Words title={m.reason()}>{reason}</Words>
      {sessions.length > 0 && (
        <section>
          <h3 className="text-sm font-title">{m.sessionsToExcuse()}</h3>
          <ul className="tnum mt-1.5 space-y-1 text-base text-ink-2">
            {sessions.map(({ id, startsAt, endsAt }) => (
              <li key={id}>{joinFacts(day(startsAt), range(startsAt, endsAt))}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
