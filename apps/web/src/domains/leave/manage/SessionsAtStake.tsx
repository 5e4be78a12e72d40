import type { LeaveProposal } from '@campanile/contract/leave/leave-covers.ts'
import type { AffectedSession, LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { CoverChip } from '../covers/CoverChip.tsx'
import { m } from './messages.ts'
import type { MovePlan } from './outcomes.ts'
import { SessionOutcomeChoice } from './SessionOutcomeChoice.tsx'
import type { Approval } from './useApproval.ts'

interface SessionsAtStakeProps {
  review: LeaveReview
  proposals: readonly LeaveProposal[]
  approval: Approval
  movePlan: MovePlan
}

/** The sessions taught in that time; while the request is pending, each with its planned outcome. */
export function SessionsAtStake({ review, proposals, approval, movePlan }: SessionsAtStakeProps) {
  const { request, sessions, person } = review
  if (sessions.length === 0 && person.role !== 'lecturer') return null
  const firstProblem = sessions.find(({ id }) => approval.problems[id])?.id
  return (
    <section aria-labelledby="review-sessions">
      <h3 id="review-sessions" className="text-sm font-title">
        {m.sessionsInThatTime({ sessions: sessions.length })}
      </h3>
      {sessions.length > 0 && request.can.decide && (
        <p className="mt-0.5 text-sm text-ink-3">{m.decisionsTakeEffectOnApproval()}</p>
      )}
      <ul className="mt-2 grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="rounded-lg border border-line p-4 max-sm:p-3">
            <SessionWords session={session} />
            <Proposal
              of={proposals.find(({ sessionId }) => sessionId === session.id)}
              person={request.personName}
            />
            {request.can.decide && (
              <SessionOutcomeChoice
                session={session}
                leaveEnds={request.to}
                choice={approval.choices[session.id] ?? { act: 'keep' }}
                problem={approval.problems[session.id]}
                firstProblem={session.id === firstProblem}
                onChoose={(choice) => approval.choose(session.id, choice)}
                movePlan={movePlan}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProposalProps {
  of: LeaveProposal | undefined
  person: string
}

/** The lecturer's proposal, and the colleague's answer. */
function Proposal({ of, person }: ProposalProps) {
  if (!of) return null
  const { colleague, answer, answerReason } = of
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        {colleague
          ? m.personProposesCover({ person, colleague: colleague.name })
          : m.personProposesCancelling({ person })}
        {colleague && <CoverChip answer={answer} />}
      </p>
      {answerReason && <p className="mt-0.5 break-words">{answerReason}</p>}
    </div>
  )
}

function SessionWords({ session }: { session: AffectedSession }) {
  const { day, range } = useTimeFormat()
  const { courseCode, courseTitle, startsAt, endsAt, room, students } = session
  const where = room ? m.roomAndStudents({ room, students }) : m.noRoomAndStudents({ students })
  return (
    <div className="min-w-0">
      <p className="break-words font-title">
        {courseCode} {courseTitle}
      </p>
      <p className="tnum text-base text-ink-2">{joinFacts(day(startsAt), range(startsAt, endsAt))}</p>
      <p className="tnum text-sm text-ink-3">{where}</p>
    </div>
  )
}
