import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'
import { locale } from '#lib/locale.ts'

type Counts = Pick<AnonymousScans, 'accepted' | 'networks' | 'mostFromOneNetwork'>

/** How many scans came from how many networks: many from one network that is not the campus's are worth a look. */
export function anonymousScanWords({ accepted, networks, mostFromOneNetwork }: Counts): string {
  const scans = `${accepted.toLocaleString(locale)} ${accepted === 1 ? 'scan' : 'scans'}`
  if (networks === 1) return `${scans} from one network`
  return `${scans} from ${networks.toLocaleString(locale)} networks, at most ${mostFromOneNetwork.toLocaleString(locale)} from one`
}
