import type { transcripts } from '@campanile/contract/transcripts.ts'
import type { Routes } from '#http/routes.ts'
import {
  issueMyTranscript,
  issueResultSheet,
  issueTranscript,
  listIssuedPapers,
  listMyPapers,
  readPaper,
  revokePaper,
} from './papers.service.ts'
import { exportIssuedPapers } from './papers-export.service.ts'
import { verifyPaper } from './verifications.service.ts'

export const papersRoutes: Routes<typeof transcripts> = {
  issueMyTranscript,
  listMyPapers,
  issueTranscript,
  issueResultSheet,
  readPaper,
  listIssuedPapers,
  exportIssuedPapers,
  revokePaper,
  verifyPaper,
}
