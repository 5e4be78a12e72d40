import type { RolloverPlan, TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { Trash2 } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { Steps } from '#ui/Steps.tsx'
import { termSpan } from '../terms/termDays.ts'
import { m } from './messages.ts'
import {
  type RolloverStep,
  rolloverPath,
  rolloverStepWords,
  stepLinks,
  stepOf,
  termsPath,
} from './rolloverSteps.ts'
import type { PlanSaving, StepProps } from './stepProps.ts'

const DiscardDialog = lazyDialog(() => import('./DiscardDialog.tsx'), 'DiscardDialog')

const screens: Record<RolloverStep, ComponentType<StepProps>> = {
  term: lazyScreen(() => import('./TermStep.tsx'), 'TermStep'),
  classes: lazyScreen(() => import('./ClassesStep.tsx'), 'ClassesStep'),
  batches: lazyScreen(() => import('./BatchesStep.tsx'), 'BatchesStep'),
  assignments: lazyScreen(() => import('./AssignmentsStep.tsx'), 'AssignmentsStep'),
  check: lazyScreen(() => import('./CheckStep.tsx'), 'CheckStep'),
}
const RolloverResult = lazyScreen(() => import('./RolloverResult.tsx'), 'RolloverResult')

/** /app/classes/terms/rollovers/:rolloverId */
export function RolloverScreen() {
  const { rolloverId = '' } = useParams()
  const query = useRead('readTermRollover', { rolloverId })
  useDocumentTitle(m.rolloverTitle())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoad()}>
      {(rollover) => (
        <>
          <BackLink to={termsPath}>{m.terms()}</BackLink>
          <PageHead title={m.rolloverTitle()} sub={<Sub rollover={rollover} />}>
            {rollover.can.change && <DiscardRollover rolloverId={rollover.id} />}
          </PageHead>
          {rollover.state === 'draft' ? (
            <RolloverDraft rollover={rollover} />
          ) : (
            <Suspense fallback={<SkeletonList />}>
              <RolloverResult rollover={rollover} />
            </Suspense>
          )}
        </>
      )}
    </LoadedPage>
  )
}

function Sub({ rollover }: { rollover: TermRollover }) {
  const { source, target, state, createdBy, updatedAt } = rollover
  const { ago } = useTimeFormat()
  const now = useNow(60_000)
  const terms = target
    ? m.sourceAndTarget({ source: source.name, target: target.name })
    : m.sourceOnly({ source: source.name })
  return (
    <>
      {terms}
      {target && <span className="block">{m.weeks({ weeks: target.weeks, span: termSpan(target) })}</span>}
      {state === 'draft' && (
        <span className="block text-sm text-ink-3">
          {m.draftFrom({ name: createdBy, time: ago(updatedAt, now) })}
        </span>
      )}
    </>
  )
}

function RolloverDraft({ rollover }: { rollover: TermRollover }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const act = useAct('saveTermRollover')
  const step = stepOf(params.get('step'), rollover)
  const { id: rolloverId, version, plan } = rollover
  const input = (change: Partial<RolloverPlan>) => ({ rolloverId, version, plan: { ...plan, ...change } })
  const save: PlanSaving = {
    and: async (change, then) => {
      await act.mutateAsync(input(change))
      await navigate(rolloverPath(rolloverId, then))
    },
    now: (change) => act.mutate(input(change)),
    isPending: act.isPending,
    error: act.error,
    reset: act.reset,
  }
  const Current = screens[step]
  return (
    <>
      <Steps label={m.steps()} steps={stepLinks(rollover)} current={step} className="mb-4" />
      {act.error && <SaveFailed title={m.notSaved()} error={act.error} />}
      <Card className="mt-4 p-5 max-sm:p-4">
        <h2 className="mb-4 text-md font-title tracking-[-0.01em]">{rolloverStepWords[step]}</h2>
        <Suspense fallback={<SkeletonList />}>
          <Current key={`${rolloverId} ${step}`} rollover={rollover} save={save} />
        </Suspense>
      </Card>
    </>
  )
}

function DiscardRollover({ rolloverId }: { rolloverId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<Trash2 size={15} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.discard()}
      </Button>
      {asking && <DiscardDialog rolloverId={rolloverId} onClose={() => setAsking(false)} />}
    </>
  )
}
