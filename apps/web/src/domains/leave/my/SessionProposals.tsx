import type { LeaveCheck } from '@campanile/contract/leave/leave-request.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { FieldError } from '#ui/FieldError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'
import { colleagueOf, type ProposalChoices, proposalOptions } from './proposals.ts'

interface SessionProposalsProps {
  sessions: LeaveCheck['sessions']
  choices: ProposalChoices
  problems: Readonly<Record<string, string>>
  onChoose: (sessionId: string, choice: string) => void
}

/** For each of the lecturer's sessions in these days: who could cover it, or that it is cancelled. */
export function SessionProposals({ sessions, choices, problems, onChoose }: SessionProposalsProps) {
  const { day, range } = useTimeFormat()
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="leave-sessions" className="mt-4 border-t border-line pt-4">
      <h3 id="leave-sessions" className="text-md font-title">
        {m.sessionsOnTheseDays({ sessions: sessions.length })}
      </h3>
      <p className="mb-3 mt-0.5 text-sm text-ink-2">{m.youCanProposeCover()}</p>
      <ul className="grid gap-3">
        {sessions.map((session) => {
          const when = joinFacts(day(session.startsAt), range(session.startsAt, session.endsAt))
          const choice = choices[session.id] ?? ''
          const problem = problems[session.id]
          const colleague = colleagueOf(session, choice)
          return (
            <li key={session.id} className="rounded-md border border-line px-3.5 pb-1 pt-3">
              <p className="break-words text-base font-label">
                {session.courseCode} {session.courseTitle}
              </p>
              <p className="tnum mb-2 text-sm text-ink-2">{session.room ?? m.noRoom()}</p>
              <SelectField
                label={when}
                options={proposalOptions(session)}
                value={choice}
                onChange={({ target }) => onChoose(session.id, target.value)}
                help={
                  session.covers.length === 0
                    ? m.noColleagueIsFree()
                    : colleague && m.colleagueCanAcceptOrDecline({ colleague })
                }
              />
              <FieldError className="mb-2">{problem}</FieldError>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
