import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EffectList } from '../EffectList.tsx'
import { m } from './messages.ts'

interface PreviewProps {
  requestId: string
  /** Undefined: no number of days is typed that could be granted. */
  granted: number | undefined
}

/** The effects of approving, requested again when the days change. */
export function Preview({ requestId, granted }: PreviewProps) {
  const preview = useRead(
    'previewMitigation',
    granted == null ? null : { requestId, grantedExtension: granted ?? 0 },
  )
  const { data, error, isPlaceholderData } = preview
  return (
    <section aria-labelledby="preview" className="mt-2">
      <h4 id="preview" className="text-sm font-title">
        {m.whatApprovingChanges()}
      </h4>
      <div aria-live="polite" aria-busy={isPlaceholderData} className={cn(isPlaceholderData && 'opacity-60')}>
        {data && data.effects.length > 0 && <EffectList label={m.effects()} effects={data.effects} />}
        {data && data.effects.length === 0 && (
          <p className="mt-1.5 text-sm text-ink-2">{m.notLinkedToAnything()}</p>
        )}
        {error && !data && (
          <p className="mt-1.5 text-sm text-bad-ink">
            {sentenceOf(error)}{' '}
            <Button size="sm" className="mt-1.5" onClick={() => preview.refetch()}>
              {m.tryAgain()}
            </Button>
          </p>
        )}
      </div>
      {preview.isLoading && (
        <Loading className="mt-2 min-h-14">
          <Skeleton className="h-14 w-full" />
        </Loading>
      )}
    </section>
  )
}
