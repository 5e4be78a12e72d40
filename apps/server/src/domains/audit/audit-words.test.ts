import { actionsOf, actionsSaying, auditAreas, auditWordsOf } from '@campanile/contract/audit/audit-words.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { expect, it } from 'vitest'

/** Changing by method alone: they only prepare, look, or log an attempt that has a table of its own. */
const silent: OperationName[] = [
  'readInvitation',
  'readPasswordReset',
  'startPasskeyRegistration',
  'startPasskeyConfirmation',
  'startPasskeySignIn',
  'checkExam',
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

it('every operation that changes something has its words', () => {
  const changing = Object.entries(operations)
    .filter(([name, { method }]) => method !== 'GET' && !silent.includes(name as OperationName))
    .map(([name]) => name)
  expect(changing.filter((name) => !auditWordsOf(name))).toEqual([])
})

it('every action that has words is an operation or a command on the server, and stands in one area', () => {
  const actions = (Object.keys(auditAreas) as (keyof typeof auditAreas)[]).flatMap(actionsOf)
  expect(actions.filter((name) => !(name in operations)).sort()).toEqual(actionsOf('server').sort())
  expect(new Set(actions).size).toBe(actions.length)
})

it('finds actions by their words', () => {
  expect(actionsSaying('signed in').sort()).toEqual([
    'completeSignIn',
    'finishGoogleSignIn',
    'signIn',
    'signInWithPasskey',
  ])
  expect(actionsSaying('nothing like this')).toEqual([])
})
