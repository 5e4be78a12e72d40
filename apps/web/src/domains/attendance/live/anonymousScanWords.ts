import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'
import { numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'

type Counts = Pick<AnonymousScans, 'accepted' | 'networks' | 'mostFromOneNetwork'>

/**
 * The number of scans and networks: many scans from one network other than the campus's should be reviewed.
 */
export function anonymousScanWords({ accepted, networks, mostFromOneNetwork }: Counts): string {
  if (networks === 1) return m.scansFromOneNetwork({ scans: accepted })
  return m.scansFromNetworks({
    scans: accepted,
    networks,
    mostFromOneNetwork: numberWords(mostFromOneNetwork),
  })
}
