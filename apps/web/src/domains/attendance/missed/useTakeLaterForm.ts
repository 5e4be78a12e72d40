import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { takeRegisterLaterInput } from '@campanile/contract/attendance/missed-registers.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { writeRead } from '#lib/reads.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

const reasonInput = z.pick(takeRegisterLaterInput, { reason: true })

/** The status of each student who is an exception. */
export type Except = ReadonlyMap<string, AttendanceStatus>

/** The form of a register that is taken later: its reason, the status of the rest, and the exceptions. */
export function useTakeLaterForm(sessionId: string, onDone: () => void) {
  const take = useAct('takeRegisterLater', {
    onAnswer: (client, register) => writeRead(client, 'readRegister', { sessionId }, () => register),
  })
  const [rest, setRest] = useState<'present' | 'absent'>('present')
  const [except, setExcept] = useState<Except>(new Map())
  const form = useForm({
    resolver: schemaResolver(reasonInput),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  const submit = form.handleSubmit(({ reason }) => {
    const named = [...except].map(([studentId, status]) => ({ studentId, status }))
    return take.mutateAsync({ sessionId, reason, rest, except: named }).then(
      () => {
        void showToast({ type: 'success', title: m.registerTaken() })
        onDone()
      },
      (error) => showFieldErrors(error, ['reason'], form.setError),
    )
  })
  const failure = form.formState.errors.reason ? null : take.error
  return { form, rest, setRest, except, setExcept, submit, failure, busy: take.isPending }
}
