import { actionsSaying, auditAreas, auditWords, listActions } from '@campanile/contract/audit/audit-words.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { expect, it } from 'vitest'

/** They use a method that changes data, but only prepare, read, or log an attempt that has its own table. */
const silent: OperationName[] = [
  'readInvitation',
  'readPasswordReset',
  'startPasskeyRegistration',
  'startPasskeyConfirmation',
  'startPasskeySignIn',
  'checkExam',
  'listWaitingDelegates',
  'redeemScan',
  'redeemShortCode',
  'startFaceCheck',
  'reportCheckInProblem',
  'startPasskeyCheckIn',
  'startKioskCheck',
  'startPairing',
  'findPairing',
  'checkAttendanceImport',
  'redeemStaffLink',
  'startStaffFaceCheck',
  'startStaffPasskeyCheck',
  'reportStaffProblem',
  'checkLeave',
  'startUpload',
  'sendUploadPiece',
  'completeUpload',
  'cancelUpload',
  'checkMarksImport',
  'tryPayItem',
]

it('every operation that changes something has a description', () => {
  const changing = Object.entries(operations)
    .filter(([name, { method }]) => method !== 'GET' && !silent.includes(name as OperationName))
    .map(([name]) => name)
  expect(changing.filter((name) => !auditWords(name))).toEqual([])
})

it('every described action is an operation or a server command, and belongs to one area', () => {
  const actions = (Object.keys(auditAreas) as (keyof typeof auditAreas)[]).flatMap(listActions)
  expect(actions.filter((name) => !(name in operations)).sort()).toEqual(listActions('server').sort())
  expect(new Set(actions).size).toBe(actions.length)
})

it('finds actions by their description', () => {
  expect(actionsSaying('signed in', 'en-GB').sort()).toEqual([
    'completeSignIn',
    'finishGoogleSignIn',
    'finishSamlSignIn',
    'signIn',
    'signInWithPasskey',
  ])
  expect(actionsSaying('nothing like this', 'en-GB')).toEqual([])
})
