import { maxBriefBytes } from '@campanile/contract/assignments/assignment.ts'
import { workExtensions } from '@campanile/contract/assignments/work-kinds.ts'
import { acceptOf, endingOf, type FileRules, sizeProblem } from '#lib/attachmentFile.ts'
import { m } from './messages.ts'

const known: readonly string[] = workExtensions
const megabytes = maxBriefBytes / (1024 * 1024)

/** Files of lecturers: attached to an assignment, or returned with a mark. */
export const workFileRules: FileRules = {
  accept: acceptOf(workExtensions),
  help: (most) => m.acceptedFiles({ megabytes, most }),
  problem: (file) =>
    known.includes(endingOf(file.name)) ? sizeProblem(file, megabytes) : m.thisKindOfFile(),
}
