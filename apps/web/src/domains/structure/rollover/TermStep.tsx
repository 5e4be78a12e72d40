import { ApiError } from '@campanile/contract/client.ts'
import { termInput } from '@campanile/contract/structure/structure-terms.ts'
import type { RolloverTarget } from '@campanile/contract/structure/term-rollover.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { TermFields } from '../terms/TermFields.tsx'
import { type TermFacts, termPaths } from '../terms/termFacts.ts'
import { m } from './messages.ts'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './stepProps.ts'
import { suggestedTerm } from './suggestedTerm.ts'

const ExistingTerm = lazyScreen(() => import('./ExistingTerm.tsx'), 'ExistingTerm')

const termField = 'plan.target.term.'

/** The term to prepare: a new or an existing one. */
export function TermStep({ rollover, save }: StepProps) {
  const { target } = rollover.plan
  const [kind, setKind] = useState<RolloverTarget['kind']>(target?.kind ?? 'new')
  const select = (next: RolloverTarget['kind']) => {
    save.reset()
    setKind(next)
  }
  return (
    <>
      <Segmented
        label={m.whichTerm()}
        value={kind}
        onChange={select}
        options={[
          { value: 'new', label: m.asNew() },
          { value: 'existing', label: m.asExisting() },
        ]}
      />
      <div className="mt-5 max-w-[560px]">
        {kind === 'new' ? (
          <NewTerm rollover={rollover} save={save} />
        ) : (
          <ExistingTerm rollover={rollover} save={save} />
        )}
      </div>
    </>
  )
}

function NewTerm({ rollover, save }: StepProps) {
  const { target } = rollover.plan
  const form = useForm<TermFacts>({
    resolver: schemaResolver(termInput),
    mode: 'onTouched',
    defaultValues: target?.kind === 'new' ? target.term : suggestedTerm(rollover.source),
  })
  // The server names the fields by their path in the plan.
  const showErrors = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    const wrong = termPaths.filter((path) => error.fields[termField + path])
    for (const path of wrong) form.setError(path, { message: error.fields[termField + path] ?? '' })
    if (wrong.length > 0) save.reset()
  }
  const submit = form.handleSubmit((term) =>
    save.and({ target: { kind: 'new', term } }, 'classes').catch(showErrors),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <TermFields />
        <StepFooter rolloverId={rollover.id} step="term" busy={save.isPending} />
      </form>
    </FormProvider>
  )
}
