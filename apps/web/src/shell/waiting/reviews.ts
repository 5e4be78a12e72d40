import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import type { WaitingReview } from './waitingReview.ts'

const loadAttendance = () => import('./attendanceReviews.tsx')
const loadRequests = () => import('./requestReviews.tsx')
const loadPay = () => import('./payReviews.tsx')
const onOwnScreen = lazyScreen(() => import('./OwnScreen.tsx'), 'OwnScreen')

/** How an item of each queue is reviewed. The code of a queue is fetched with its first item. */
export const reviews: Record<WaitingQueue, ComponentType<WaitingReview>> = {
  mitigation: lazyScreen(loadRequests, 'MitigationWaiting'),
  leave: lazyScreen(loadRequests, 'LeaveWaiting'),
  'session-requests': onOwnScreen,
  'late-submissions': lazyScreen(loadRequests, 'LateWorkWaiting'),
  'face-reviews': lazyScreen(() => import('./FaceWaiting.tsx'), 'FaceWaiting'),
  'mark-sheets': onOwnScreen,
  disputes: lazyScreen(loadAttendance, 'DisputeWaiting'),
  findings: lazyScreen(loadAttendance, 'FindingWaiting'),
  'offline-claims': lazyScreen(loadAttendance, 'ClaimWaiting'),
  'staff-corrections': lazyScreen(loadAttendance, 'CorrectionWaiting'),
  'pay-discrepancies': lazyScreen(loadPay, 'DiscrepancyWaiting'),
  'pay-questions': lazyScreen(loadPay, 'QuestionWaiting'),
  mails: onOwnScreen,
  'cover-requests': onOwnScreen,
  registers: onOwnScreen,
  marking: onOwnScreen,
  cases: lazyScreen(() => import('./CaseWaiting.tsx'), 'CaseWaiting'),
}
