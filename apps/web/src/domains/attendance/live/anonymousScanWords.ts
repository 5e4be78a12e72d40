import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

type Counts = Pick<AnonymousScans, 'accepted' | 'networks' | 'mostFromOneNetwork'>

/** How many scans came from how many networks: many from one network that is not the campus's are worth a look. */
export function anonymousScanWords({ accepted, networks, mostFromOneNetwork }: Counts): string {
  const scans = `${accepted.toLocaleString(locale)} ${accepted === 1 ? m.scan() : m.scans()}`
  if (networks === 1) return m.fromOneNetwork({ scans })
  return m.fromNetworksAtMostFromOne({
    scans,
    networks: networks.toLocaleString(locale),
    mostFromOneNetwork: mostFromOneNetwork.toLocaleString(locale),
  })
}
