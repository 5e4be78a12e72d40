import { ApiError } from '@campanile/contract/client.ts'
import type { LeaveCheck, LeaveProposalInput } from '@campanile/contract/leave/leave-request.ts'
import { m } from './messages.ts'

type Session = LeaveCheck['sessions'][number]

/** By session: a colleague's id, `cancel`, or nothing, which leaves it open. */
export type ProposalChoices = Readonly<Record<string, string>>

const cancel = 'cancel'

export const proposalOptions = ({ covers }: Pick<Session, 'covers'>) => [
  { value: '', label: m.leaveOpen() },
  { value: cancel, label: m.proposeToCancelIt() },
  ...covers.map(({ id, name }) => ({ value: id, label: m.proposeName({ name }) })),
]

/** The name of the colleague who is proposed. */
export const colleagueOf = ({ covers }: Pick<Session, 'covers'>, choice: string): string | undefined =>
  covers.find(({ id }) => id === choice)?.name

/** The proposals to send: only for sessions that are still affected, and colleagues who are still free. */
export const proposalsOf = (sessions: readonly Session[], choices: ProposalChoices): LeaveProposalInput[] =>
  sessions.flatMap((session): LeaveProposalInput[] => {
    const choice = choices[session.id] ?? ''
    if (choice === cancel) return [{ act: 'cancel', sessionId: session.id }]
    return colleagueOf(session, choice) ? [{ act: 'cover', sessionId: session.id, colleagueId: choice }] : []
  })

/** The server's errors for single proposals, which it identifies by their index in the request. */
export function proposalProblems(
  error: unknown,
  sent: readonly LeaveProposalInput[],
): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, sentence]) => {
      const proposal = sent[Number(/^sessions\.(\d+)/.exec(field)?.[1])]
      return proposal ? [[proposal.sessionId, sentence] as const] : []
    }),
  )
}
