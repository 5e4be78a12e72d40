import {
  type MitigationRequest,
  maxMitigationAttachments,
} from '@campanile/contract/mitigation/mitigation.ts'
import { FormProvider, useFormContext } from 'react-hook-form'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { m } from './messages.ts'
import type { RequestValues } from './requestForm.ts'
import { useRequestForm } from './useRequestForm.ts'
import { WorkFields } from './WorkFields.tsx'

const SubmitProblem = lazyPart(() => import('./SubmitProblem.tsx'), 'SubmitProblem')

interface RequestFormProps {
  onSubmitted: (request: MitigationRequest, files: readonly File[]) => void
}

/** The request form: what, for which work, why, and the evidence. */
export function RequestForm({ onSubmitted }: RequestFormProps) {
  const chosen = useChosenFiles()
  const { form, submit, missing, signedOut, failure, busy } = useRequestForm((request) =>
    onSubmitted(request, chosen.files),
  )
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
      <Card aria-label={m.newRequest()}>
        <FormProvider {...form}>
          <form
            noValidate
            aria-label={m.newMitigationRequest()}
            className="grid gap-3 p-6 max-md:p-4"
            onSubmit={chosen.submitting(submit)}
          >
            <SubmitProblem missing={missing} signedOut={signedOut} failure={failure} />
            <WorkFields />
            <StatementFields />
            <ChosenFiles
              label={m.evidence()}
              most={maxMitigationAttachments}
              chosen={chosen}
              disabled={busy}
            />
            <div className="mt-3 flex justify-end border-t border-line pt-5">
              <Button
                type="submit"
                size="lg"
                variant="primary"
                busy={busy}
                busyLabel={m.submitting()}
                className="max-md:w-full"
              >
                {m.submitRequest()}
              </Button>
            </div>
          </form>
        </FormProvider>
      </Card>
      <WhatHappensNext />
    </div>
  )
}

/** What happened and why, in the student's own words. */
function StatementFields() {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <>
      <TextAreaField
        label={m.description()}
        markRequired
        rows={5}
        maxLength={5000}
        {...register('description')}
        error={errors.description?.message}
        help={m.whatHappened()}
      />
      <TextAreaField
        label={m.reason()}
        markRequired
        maxLength={5000}
        {...register('reason')}
        error={errors.reason?.message}
        help={m.reasonExamples()}
      />
    </>
  )
}

const steps = [
  [m.theOfficeReviewsIt(), m.seenUnderMyRequests()],
  [m.youllBeNotified(), m.notifiedOfTheAnswer()],
  [m.itTakesEffectAutomatically(), m.whatTakesEffect()],
] as const

const WhatHappensNext = () => (
  <Card aria-labelledby="next">
    <CardHead id="next" title={m.whatHappensNext()} />
    <ol className="space-y-4 px-5 pb-5 pt-3.5 max-sm:px-4">
      {steps.map(([title, words], index) => (
        <li key={title} className="flex gap-3">
          <span className="arch tnum grid h-7 w-6 shrink-0 place-items-center bg-brand-tint pt-1 text-xs font-title text-brand-ink">
            {index + 1}
          </span>
          <p className="text-sm text-ink-2">
            <b className="block font-strong text-ink">{title}</b>
            {words}
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
