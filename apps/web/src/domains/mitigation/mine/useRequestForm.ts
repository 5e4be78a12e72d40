import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { call, type Input } from '#lib/reads.ts'
import { asRequest } from '#lib/requestSent.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useUser } from '#lib/session.ts'
import { useActOn } from '#lib/useAct.ts'
import { writeRequest } from '../writeRequest.ts'
import { forgetDraft, keepDraft, readRequestDraft } from './draft.ts'
import { mitigationFormInput, type RequestValues, requestFields, requestForm } from './requestForm.ts'

/** The form of a new request. Its input survives a reload, and it is submitted only once. */
export function useRequestForm(onSubmitted: (request: MitigationRequest) => void) {
  const { id: studentId } = useUser()
  const [draft] = useState(() => readRequestDraft(studentId))
  const { requestId, values } = draft
  const [signedOut, setSignedOut] = useState(draft.signedOut === true)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const under = useRef(false)
  const submitMitigation = useActOn(
    'submitMitigation',
    (input: Input<'submitMitigation'>) => asRequest(call('submitMitigation', input)),
    writeRequest,
  )
  const form = useForm<RequestValues>({
    resolver: schemaResolver(requestForm),
    mode: 'onTouched',
    defaultValues: values,
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (state) => keepDraft(studentId, { requestId, values: state.values }),
      }),
    [subscribe, studentId, requestId],
  )

  const send = async (filled: RequestValues) => {
    setMissing(false)
    setSignedOut(false)
    setFailure(undefined)
    if (under.current) return
    under.current = true
    try {
      const request = await submitMitigation.mutateAsync(mitigationFormInput(requestId, filled))
      forgetDraft(studentId)
      onSubmitted(request)
    } catch (error) {
      // This screen disappears with the auth session; the message is shown when the student is back.
      if (hasCode(error, 'unauthenticated'))
        keepDraft(studentId, { requestId, values: filled, signedOut: true })
      if (!showFieldErrors(error, requestFields, form.setError)) setFailure(error)
    } finally {
      under.current = false
    }
  }
  const submit = form.handleSubmit(send, ({ title, description, reason }) => {
    setFailure(undefined)
    setMissing(Boolean(title || description || reason))
  })
  return { form, submit, missing, signedOut, failure, busy: submitMitigation.isPending }
}
