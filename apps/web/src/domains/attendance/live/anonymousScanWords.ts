import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'
import { numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'

type Counts = Pick<AnonymousScans, 'accepted' | 'networks' | 'mostFromOneNetwork'>

/** How many scans came from how many networks: many from one network that is not the campus's are worth a look. */
export function anonymousScanWords({ accepted, networks, mostFromOneNetwork }: Counts): string {
  if (networks === 1) return m.scansFromOneNetwork({ scans: accepted })
  return m.scansFromNetworks({
    scans: accepted,
    networks,
    mostFromOneNetwork: numberWords(mostFromOneNetwork),
  })
}
