import { call, type Input } from '#lib/reads.ts'
import { useActOn } from '#lib/useAct.ts'
import { downloadPaper } from './downloadPaper.ts'

type Issue = 'issueMyTranscript' | 'issueTranscript' | 'issueResultSheet'

/** Issues a document and saves it on this device. */
export const useIssue = <K extends Issue>(name: K) =>
  useActOn(name, async (input: Input<K>) => {
    const issued = await call<Issue>(name, input)
    downloadPaper(issued)
    return issued
  })
