import type { IssuedPaper, PaperKind } from '@campanile/contract/results/transcripts.ts'
import type { Actor } from '#http/context.ts'

type Who = Pick<Actor, 'id' | 'role'>

interface Paper {
  kind: PaperKind
  studentId: string | null
  revokedAt: Date | null
}

/** Students see their own transcripts; lecturers see the result sheets of their classes. */
export function maySeePaper({ id, role }: Who, { kind, studentId }: Paper, runs: boolean): boolean {
  if (role === 'admin') return true
  if (role === 'student') return kind === 'transcript' && studentId === id
  return role === 'lecturer' && kind === 'result-sheet' && runs
}

/** A person's actions on a document they can see. */
export const paperAbilities = ({ role }: Who, { revokedAt }: Paper): IssuedPaper['can'] => ({
  download: revokedAt === null,
  revoke: role === 'admin' && revokedAt === null,
})
