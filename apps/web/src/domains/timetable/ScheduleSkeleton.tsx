import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Blocks at typical positions of sessions: top and height of each, day by day. */
const columns = [
  ['mt-14 h-20', 'mt-28 h-24'],
  ['mt-28 h-28', 'mt-24 h-20'],
  ['mt-8 h-20', 'mt-16 h-24'],
  ['mt-14 h-20', 'mt-10 h-20'],
  ['mt-24 h-28', 'mt-24 h-24'],
]

/** While the schedule loads: a week in grey. */
export const ScheduleSkeleton = () => (
  <Loading className="min-h-[480px]">
    <div className="grid grid-cols-5 gap-3 px-4 max-md:grid-cols-1 md:ps-16">
      {columns.map((blocks, day) => (
        <div key={blocks.join(' ')} className={day > 0 ? 'max-md:hidden' : undefined}>
          {blocks.map((block) => (
            <Skeleton key={block} className={block} />
          ))}
        </div>
      ))}
    </div>
  </Loading>
)
