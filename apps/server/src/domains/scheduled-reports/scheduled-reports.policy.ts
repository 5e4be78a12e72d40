import { type ReportKind, reportFacts } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import type { Actor } from '#http/context.ts'

type Owner = Pick<Actor, 'role'>

/** Whether a person can get this report, asked when they schedule it and each time it is sent. */
export const canReadReport = ({ role }: Owner, report: ReportKind): boolean =>
  reportFacts[report].roles.includes(role)

/** Whether a person's reports can also go to other people, who must be admins. */
export const canSendToOthers = ({ role }: Owner): boolean => role === 'admin'
