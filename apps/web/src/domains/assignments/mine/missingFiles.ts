import type { Upload } from '@campanile/contract/assignments/submissions.ts'
import type { RefusedFile } from './chooseFiles.ts'
import { m } from './messages.ts'
import type { WorkUpload } from './uploads.ts'

/** A file the student selected that would not be part of the submission. */
export interface MissingFile {
  id: string
  name: string
  problem: string
  /** Uploading it again may help; a file refused before it was sent has to be replaced. */
  canRetry: boolean
}

type Attempt = Pick<WorkUpload, 'id' | 'state' | 'problem'> & { file: Pick<File, 'name'> }

/** Every file that a submission would leave out, so that none is dropped without confirmation. */
export const missingFiles = (
  uploads: readonly Attempt[],
  interrupted: readonly Pick<Upload, 'id' | 'name'>[],
  refused: readonly RefusedFile[],
): MissingFile[] => [
  ...uploads.flatMap(({ id, state, file: { name }, problem = m.theUploadFailed() }) => {
    if (state === 'failed') return { id, name, problem, canRetry: true }
    return state === 'held' ? { id, name, problem: m.theUploadIsPaused(), canRetry: true } : []
  }),
  ...interrupted.map(({ id, name }) => ({
    id,
    name,
    problem: m.theUploadWasInterruptedSelect(),
    canRetry: false,
  })),
  ...refused.map(({ name, problem }) => ({ id: `refused ${name}`, name, problem, canRetry: false })),
]

/** "One file could not be uploaded. Submit without it?" */
export const missingQuestion = (count: number) => m.submitWithoutMissing({ count })
