import type { IssuedPaper, PaperKind } from '@campanile/contract/results/transcripts.ts'
import type { Actor } from '#http/context.ts'

type Who = Pick<Actor, 'id' | 'role'>

interface Paper {
  kind: PaperKind
  studentId: string | null
  revokedAt: Date | null
}

/** Whether somebody may know of a paper: students of their own transcripts, lecturers of the sheets of their classes. */
export function maySeePaper({ id, role }: Who, { kind, studentId }: Paper, runs: boolean): boolean {
  if (role === 'admin') return true
  if (role === 'student') return kind === 'transcript' && studentId === id
  return role === 'lecturer' && kind === 'result-sheet' && runs
}

/** What somebody may do with a paper they may see. */
export const paperAbilities = ({ role }: Who, { revokedAt }: Paper): IssuedPaper['can'] => ({
  download: revokedAt === null,
  revoke: role === 'admin' && revokedAt === null,
})
