import { DateFilter } from '#ui/DateFilter.tsx'
import { Select } from '#ui/Select.tsx'
import { m } from './messages.ts'

interface Days {
  from: string | null
  to: string | null
}

interface PeriodFilterProps {
  period: Days
  terms: readonly { id: string; name: string; from: string; to: string }[]
  onChange: (days: { from: string; to: string }) => void
}

const ownDays = 'days'

/** The period shown: a term's, or any two days. */
export function PeriodFilter({ period, terms, onChange }: PeriodFilterProps) {
  const from = period.from ?? ''
  const to = period.to ?? ''
  const term = terms.find((it) => it.from === from && it.to === to)
  const choose = (id: string) => {
    const chosen = terms.find((it) => it.id === id)
    if (chosen) onChange({ from: chosen.from, to: chosen.to })
  }
  return (
    <>
      {terms.length > 0 && (
        <Select
          label={m.term()}
          prefix={m.term()}
          value={term?.id ?? ownDays}
          onChange={choose}
          options={[
            ...(term ? [] : [{ value: ownDays, label: m.otherDays() }]),
            ...terms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <DateFilter
        label={m.from()}
        required
        value={from}
        onChange={(day) => onChange({ from: day, to: to && to < day ? day : to })}
      />
      <DateFilter
        label={m.to()}
        required
        value={to}
        onChange={(day) => onChange({ from: from > day ? day : from, to: day })}
      />
    </>
  )
}
