import {
  type MitigationRequest,
  maxMitigationAttachments,
} from '@campanile/contract/mitigation/mitigation.ts'
import { FormProvider } from 'react-hook-form'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { StatementFields } from './StatementFields.tsx'
import { SubmitProblem } from './SubmitProblem.tsx'
import { useRequestForm } from './useRequestForm.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'
import { WorkFields } from './WorkFields.tsx'

interface RequestFormProps {
  onSubmitted: (request: MitigationRequest, files: readonly File[]) => void
}

/** What is asked for, for which work, why, and the evidence. */
export function RequestForm({ onSubmitted }: RequestFormProps) {
  const chosen = useChosenFiles()
  const { form, submit, missing, signedOut, failure, busy } = useRequestForm((request) =>
    onSubmitted(request, chosen.files),
  )
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
      <Card aria-label="New request">
        <FormProvider {...form}>
          <form
            noValidate
            aria-label="New mitigation request"
            className="grid gap-3 p-6 max-md:p-4"
            onSubmit={chosen.submitting(submit)}
          >
            <SubmitProblem missing={missing} signedOut={signedOut} failure={failure} />
            <WorkFields />
            <StatementFields />
            <ChosenFiles label="Evidence" most={maxMitigationAttachments} chosen={chosen} disabled={busy} />
            <div className="mt-3 flex justify-end border-t border-line pt-5">
              <Button
                type="submit"
                size="lg"
                variant="primary"
                busy={busy}
                busyLabel="Submitting"
                className="max-md:w-full"
              >
                Submit request
              </Button>
            </div>
          </form>
        </FormProvider>
      </Card>
      <WhatHappensNext />
    </div>
  )
}
