import type { OutputOf } from '@campanile/contract/operation.ts'
import type { structure } from '@campanile/contract/structure/structure.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Figures = OutputOf<typeof structure.previewTermCopy>

const figures: readonly { key: keyof Figures; label: string }[] = [
  { key: 'classes', label: 'Classes' },
  { key: 'lecturers', label: 'Lecturers' },
  { key: 'batches', label: 'Batches' },
  { key: 'meetings', label: 'Meetings' },
]

interface CopyFiguresProps {
  preview: { data: Figures | undefined; error: unknown; refetch: () => unknown }
}

/** What a copy would make. */
export function CopyFigures({ preview: { data, error, refetch } }: CopyFiguresProps) {
  if (error && !data) {
    return (
      <LoadFailed title="We couldn’t count what is copied" error={error} heading="h3" onRetry={refetch} />
    )
  }
  return (
    <dl className="grid grid-cols-4 gap-3 rounded-lg bg-sunken p-4 max-sm:grid-cols-2 dark:bg-canvas">
      {figures.map(({ key, label }) => (
        <div key={key}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="tnum mt-0.5 text-xl font-title">
            {data ? data[key] : <Skeleton className="h-6 w-10" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
