import { cn } from '#lib/cn.ts'
import tower from './tower.svg'

/** The tower at first light, its bell sounding over an arcade. Decorative; fetched only where it is shown. */
export const TowerScene = ({ className }: { className?: string }) => (
  <img src={tower} alt="" loading="lazy" className={cn('object-cover object-bottom', className)} />
)
