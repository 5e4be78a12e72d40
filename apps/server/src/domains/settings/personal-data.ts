import { institutionText, programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const settingsData: DomainData = {
  installation: { namesNobody: { name: programText, value: programText } },
  institution: { namesNobody: { name: institutionText, time_zone: programText, settings: institutionText } },
}
