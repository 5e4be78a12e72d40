import { Skeleton } from './Skeleton.tsx'

const widths = ['w-2/3', 'w-3/5', 'w-1/2', 'w-5/12', 'w-1/3']

/** Rows with a person, two lines and a chip. */
export const SkeletonRows = () => (
  <div className="space-y-4 p-5">
    {widths.map((width) => (
      <div key={width} className="flex items-center gap-3">
        <Skeleton className="h-8 w-7 rounded-t-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-2.5 w-1/3" />
        </div>
        <Skeleton className="h-5 w-16 rounded-full!" />
      </div>
    ))}
  </div>
)
