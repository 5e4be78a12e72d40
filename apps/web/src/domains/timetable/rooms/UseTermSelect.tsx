import { useRead } from '#lib/useRead.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { Select } from '#ui/Select.tsx'
import { m } from './messages.ts'

/** Selects the term whose use is shown. The address keeps it. */
export function UseTermSelect({ termId }: { termId: string }) {
  const [, change] = useUrlParams()
  const terms = useRead('listTerms', { sort: '-firstDay', pageSize: 50 })
  return (
    terms.data && (
      <Select
        label={m.term()}
        value={termId}
        onChange={(value) => change((now) => now.set('term', value))}
        options={terms.data.items.map(({ id: value, name }) => ({ value, label: name }))}
      />
    )
  )
}
