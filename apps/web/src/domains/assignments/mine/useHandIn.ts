import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { brokenOff, type RefusedFile, workFileProblem } from './chooseFiles.ts'
import { m } from './messages.ts'
import { missingFiles } from './missingFiles.ts'
import { isUnderWay } from './uploadSteps.ts'
import { dropWorkUpload, forgetUploads, startWorkUploads, useWorkUploads, wantUpload } from './uploads.ts'

/** The files to submit: kept files of the last submission, earlier uploads, and files being uploaded. */
export function useHandIn(assignment: Answer<'readMyAssignment'>, onHandedIn: (receipt: Receipt) => void) {
  const { id: assignmentId, maxFiles, receipts } = assignment
  const { id: owner } = useUser()
  const uploads = useWorkUploads(owner, assignmentId)
  const submitWork = useAct('submitWork')
  const cancel = useAct('cancelUpload')
  // Kept until it is submitted, so that two clicks or a second attempt after a lost response submit once.
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID())
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [gone, setGone] = useState<readonly string[]>([])

  const waitingOnServer = assignment.uploads.filter(
    ({ id }) => !gone.includes(id) && !uploads.some((it) => it.id === id),
  )
  const lastFiles = receipts[0]?.files ?? []
  const keepFileIds = lastFiles.map(({ id }) => id).filter((id) => !dropped.includes(id))
  const arrived = waitingOnServer.filter(({ complete }) => complete)
  const done = uploads.filter(({ state }) => state === 'done')
  const uploadIds = [...arrived, ...done].map(({ id }) => id)
  const ready = keepFileIds.length + uploadIds.length
  const taken = keepFileIds.length + arrived.length + uploads.length
  const changed = uploadIds.length > 0 || (receipts.length > 0 && dropped.length > 0)

  const pick = (files: readonly File[]) => {
    const problems = files.flatMap((file) => {
      const problem = workFileProblem(file, assignment)
      return problem ? { name: file.name, problem } : []
    })
    const fitting = files.filter((file) => !workFileProblem(file, assignment))
    const kept = fitting.slice(0, maxFiles - taken)
    const problem = m.atMostFiles({ maxFiles })
    const tooMany = fitting.slice(kept.length).map(({ name }) => ({ name, problem }))
    setRefused([...problems, ...tooMany])
    startWorkUploads(
      owner,
      assignmentId,
      kept.map((file) => ({ file, id: brokenOff(file, waitingOnServer)?.id ?? crypto.randomUUID() })),
    )
  }
  const underWay = uploads.filter(isUnderWay).length
  const interrupted = waitingOnServer.filter(({ complete }) => !complete)
  const missing = missingFiles(uploads, interrupted, refused)
  const submit = (reason: string | null) =>
    submitWork.mutate(
      { assignmentId, submissionId, uploadIds, keepFileIds, reason },
      {
        onSuccess: ({ receipt }) => {
          forgetUploads(assignmentId)
          setSubmissionId(crypto.randomUUID())
          setDropped([])
          setRefused([])
          onHandedIn(receipt)
        },
      },
    )
  return {
    uploads,
    waitingOnServer,
    lastFiles,
    dropped,
    refused,
    missing,
    counts: { ready, underWay, missing: missing.length, changed },
    room: maxFiles - taken,
    canSubmit: changed && ready > 0 && ready <= maxFiles && underWay === 0,
    busy: submitWork.isPending,
    error: submitWork.error,
    pick,
    submit,
    retry: () => {
      for (const { id, canRetry } of missing) if (canRetry) wantUpload(id)
    },
    dismiss: (name: string) => setRefused((all) => all.filter((it) => it.name !== name)),
    leaveOut: (uploadId: string) => {
      setGone((all) => [...all, uploadId])
      dropWorkUpload(uploadId)
      cancel.mutate({ uploadId })
    },
    toggle: (fileId: string) =>
      setDropped((all) => (all.includes(fileId) ? all.filter((it) => it !== fileId) : [...all, fileId])),
  }
}
