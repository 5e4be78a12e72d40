import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'

type Counts = Pick<AnonymousScans, 'accepted' | 'networks' | 'mostFromOneNetwork'>

/** How many scans came from how many networks: many from one network that is not the campus's are worth a look. */
export function anonymousScanWords({ accepted, networks, mostFromOneNetwork }: Counts): string {
  const scans = `${accepted.toLocaleString('en-GB')} ${accepted === 1 ? 'scan' : 'scans'}`
  if (networks === 1) return `${scans} from one network`
  return `${scans} from ${networks.toLocaleString('en-GB')} networks, at most ${mostFromOneNetwork.toLocaleString('en-GB')} from one`
}
