import { cn } from '#lib/cn.ts'

/** A grey block in place of the content; its size comes from the class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cn('skeleton', className)} />
)
