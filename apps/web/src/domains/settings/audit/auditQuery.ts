import { type AuditArea, auditAreas, auditWords, listActions } from '@campanile/contract/audit/audit-words.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { locale } from '#lib/locale.ts'

export const auditShape = {
  filters: ['area', 'action', 'actorId', 'aboutId', 'from', 'to'],
  sort: 'at',
}

const areas = Object.keys(auditAreas) as AuditArea[]
export const areaOptions = areas.map((value) => ({ value, label: auditAreas[value] }))

/** The actions of an area, or of all; as options of a filter. */
export const actionOptions = (area: string | undefined) =>
  (areas.includes(area as AuditArea) ? [area as AuditArea] : areas)
    .flatMap((it) => listActions(it))
    .map((value) => ({ value, label: auditWords(value)?.says ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))

const isDay = (it: string | undefined): it is string => /^(19|20|21)\d\d-\d\d-\d\d$/.test(it ?? '')
const isId = (it: string | undefined): it is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(it ?? '')

/** The query for the server; other parameters of a link are ignored. */
export function auditQuery(view: ListView) {
  const { area, action, actorId, aboutId, from, to } = view.filters
  const known = oneOf(areas, area)
  return {
    search: withinLimits(view).search,
    ...(known && { area: known }),
    ...(action && auditWords(action) && { action }),
    ...(isId(actorId) && { actorId }),
    ...(isId(aboutId) && { aboutId }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}
