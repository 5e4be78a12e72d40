import { accessFaults } from './access.ts'
import { auditFaults } from './audit.ts'
import type { Fault } from './fault.ts'
import { figureFaults } from './figures.ts'
import { leakFaults } from './leaks.ts'
import { limitFaults } from './limits.ts'
import { notificationFaults } from './notifications.ts'
import { timeFaults } from './time.ts'
import { versionFaults } from './versions.ts'
import { webFaults } from './web.ts'

export const faults: readonly Fault[] = [
  ...accessFaults,
  ...auditFaults,
  ...versionFaults,
  ...timeFaults,
  ...leakFaults,
  ...figureFaults,
  ...notificationFaults,
  ...webFaults,
  ...limitFaults,
]
