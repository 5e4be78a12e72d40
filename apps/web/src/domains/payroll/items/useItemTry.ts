import type { OperationInput } from '@campanile/contract/operation.ts'
import { payItems } from '@campanile/contract/payroll/pay-items.ts'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { amountText, typedMinor } from '../money.ts'
import { howOf, type ItemValues } from './itemForm.ts'

/** Milliseconds of rest after which the server is asked. */
const pause = 250

/** The person of the example, as typed. */
export interface Example {
  basic: string
  workingDays: string
  unpaidDays: string
  hours: string
  sessions: string
}

/** The test request for the form; null if it is incomplete. */
function askedTry(
  values: ItemValues,
  example: Example,
  currency: string,
): OperationInput<typeof payItems.tryPayItem> | null {
  const parsed = payItems.tryPayItem.input.safeParse({
    kind: values.kind,
    how: howOf(values, currency),
    position: Number(values.position),
    prorated: values.method === 'fixed' && values.prorated,
    basic: typedMinor(example.basic, currency) ?? Number.NaN,
    workingDays: Number(example.workingDays),
    unpaidDays: Number(example.unpaidDays.replace(',', '.')),
    hours: Number(example.hours.replace(',', '.')),
    sessions: Number(example.sessions),
  })
  return parsed.success ? parsed.data : null
}

/** The form's item computed for an example person, and where its formula is wrong, while it is typed. */
export function useItemTry(control: Control<ItemValues>, currency: string) {
  const values = useWatch({ control }) as ItemValues
  const [example, setExample] = useState<Example>(() => ({
    basic: amountText(300_000, currency),
    workingDays: '21',
    unpaidDays: '0',
    hours: '24',
    sessions: '12',
  }))
  const asked = JSON.stringify(askedTry(values, example, currency))
  const rested = usePaused(asked, pause)
  const query = useRead('tryPayItem', JSON.parse(rested))
  const isAsked = asked !== 'null'
  return {
    values,
    example,
    setExample,
    /** Undefined while the form is not complete, or the answer is on its way for the first time. */
    answer: isAsked ? query.data : undefined,
    error: isAsked ? query.error : null,
    retry: query.refetch,
    stale: asked !== rested || query.isPlaceholderData,
    isAsked,
  }
}

export type ItemTrial = ReturnType<typeof useItemTry>
