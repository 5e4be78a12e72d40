import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { addressFor } from '#lib/api.ts'
import { saveFrom } from '#lib/saveFrom.ts'

export const downloadPaper = ({ id }: Pick<IssuedPaper, 'id'>) =>
  saveFrom(addressFor('readPaper', { paperId: id }))
