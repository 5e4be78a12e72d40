import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { call, type Input } from '#lib/reads.ts'
import { asRequest } from '#lib/requestSent.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useActOn } from '#lib/useAct.ts'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import {
  askedPeriod,
  type LeaveRequestInput,
  type LeaveRequestValues,
  leaveRequestFields,
  leaveRequestSchema,
  newRequest,
  partOptions,
  tidiedRequest,
} from './leaveRequestForm.ts'
import { type ProposalChoices, proposalProblems, proposalsOf } from './proposals.ts'

/** Milliseconds without typing after which the server is asked for a preview. */
const pause = 300

const requestResolver = schemaResolver(leaveRequestSchema)
const resolver: Resolver<LeaveRequestValues, unknown, LeaveRequestInput> = (values, context, options) =>
  requestResolver(tidiedRequest(values), context, options)

/** The form of a request, with a preview while it is filled in. */
export function useLeaveRequestForm(onSubmitted: (requestId: string) => void) {
  // Created once, so that two clicks or a second attempt after a lost response submit one request.
  const [requestId] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<unknown>()
  const [choices, setChoices] = useState<ProposalChoices>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const submitLeave = useActOn('submitLeave', (input: Input<'submitLeave'>) =>
    asRequest(call('submitLeave', input)),
  )
  const form = useForm<LeaveRequestValues, unknown, LeaveRequestInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: newRequest(requestId),
  })
  const values = useWatch({ control: form.control }) as LeaveRequestValues
  const { data } = useRead('listMyLeaveBalances', {
    on: /^\d{4}-\d\d-\d\d$/.test(values.from) ? values.from : undefined,
  })
  const types = data?.items.map(({ leaveType }) => leaveType)
  const type = types?.find((it) => it.id === values.leaveTypeId)

  const asked = JSON.stringify(askedPeriod(values))
  const rested = usePaused(asked, pause)
  const check = useRead('checkLeave', JSON.parse(rested))

  const affected = (asked !== 'null' && check.data?.sessions) || []
  const propose = (sessionId: string, choice: string) => {
    setChoices((all) => ({ ...all, [sessionId]: choice }))
    setProblems(({ [sessionId]: _solved, ...others }) => others)
  }
  const chooseType = (id: string) => {
    const next = types?.find((it) => it.id === id)
    if (!partOptions(next).some(({ value }) => value === form.getValues('part')))
      form.setValue('part', 'whole')
  }
  /** A last day before the first one is never intended. */
  const chooseFrom = (from: string) => {
    if (form.getValues('to') < from) form.setValue('to', from, { shouldValidate: form.formState.isSubmitted })
  }
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    setProblems({})
    const sessions = proposalsOf(affected, choices)
    try {
      onSubmitted((await submitLeave.mutateAsync({ ...fields, sessions })).id)
    } catch (error) {
      const found = proposalProblems(error, sessions)
      setProblems(found)
      const placed = showFieldErrors(error, leaveRequestFields, form.setError)
      if (!placed && Object.keys(found).length === 0) setFailure(error)
    }
  })
  return {
    form,
    submit,
    failure,
    values,
    types,
    type,
    chooseType,
    chooseFrom,
    /** The person's sessions on these days, and the proposal for each. */
    proposals: { sessions: affected, choices, problems, onChoose: propose },
    /** Undefined while the form is not complete. */
    check: asked === 'null' ? undefined : check,
    stale: asked !== rested || check.isPlaceholderData,
  }
}

export type LeaveRequestForm = ReturnType<typeof useLeaveRequestForm>
