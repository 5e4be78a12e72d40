import { cn } from '#lib/cn.ts'

/** One grey block in the place of what is coming; its size comes from the class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cn('skeleton', className)} />
)
