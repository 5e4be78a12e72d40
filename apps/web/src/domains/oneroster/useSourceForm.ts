import {
  newRosterSourceInput,
  type RosterSource,
  rosterReadScope,
  rosterSourceInput,
} from '@campanile/contract/oneroster/roster-source.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'

export type SourceValues = z.output<typeof rosterSourceInput>

const newSource: SourceValues = {
  baseUrl: '',
  tokenUrl: '',
  clientId: '',
  clientSecret: null,
  scopes: rosterReadScope,
  syncHour: 3,
  reviewAbovePercent: 5,
}
const fields = Object.keys(newSource) as (keyof SourceValues)[]

const valuesOf = (source: RosterSource): SourceValues => ({
  baseUrl: source.baseUrl,
  tokenUrl: source.tokenUrl,
  clientId: source.clientId,
  // The server never shows it.
  clientSecret: null,
  scopes: source.scopes,
  syncHour: source.syncHour,
  reviewAbovePercent: source.reviewAbovePercent,
})

/** The form of a new source, or of `source`. */
export function useSourceForm(source: RosterSource | undefined, onSaved: () => void) {
  const readNow = useReadNow()
  const create = useAct('createRosterSource')
  const update = useAct('updateRosterSource')
  return useVersionedForm<RosterSource, SourceValues, SourceValues, unknown>({
    row: source,
    resolver: schemaResolver(source ? rosterSourceInput : newRosterSourceInput),
    blank: newSource,
    valuesOf,
    fields,
    save: ({ clientSecret, ...values }, base) =>
      base
        ? update.mutateAsync({ version: base.version, ...values, clientSecret })
        : create.mutateAsync({ ...values, clientSecret: clientSecret ?? '' }),
    readTheirs: async () => (await readNow('readRosterSource', {})).source ?? undefined,
    onSaved,
  })
}
