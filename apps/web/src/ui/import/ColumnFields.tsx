import type { ImportLayout } from '@campanile/contract/imports/import-columns.ts'
import { type ColumnMapping, mapColumn } from '#lib/csv/columnMapping.ts'
import type { ImportSource } from '#lib/csv/importSource.ts'
import { seriesWords } from '#lib/listWords.ts'
import { SelectField } from '../SelectField.tsx'
import { m } from './messages.ts'

interface ColumnFieldsProps {
  layout: ImportLayout
  source: ImportSource
  mapping: ColumnMapping
  disabled: boolean
  onChange: (mapping: ColumnMapping) => void
}

const none = ''

/** Which column of the file each value is read from, with examples. */
export function ColumnFields({ layout, source, mapping, disabled, onChange }: ColumnFieldsProps) {
  const { headings, samples } = source
  const options = [
    { value: none, label: m.notInThisFile() },
    ...headings.map((heading, at) => ({ value: String(at), label: heading })),
  ]
  const used = new Set(Object.values(mapping))
  const ignored = headings.filter((_, at) => !used.has(at))
  const exampleOf = (at: number | null | undefined) => {
    const values = at == null ? [] : (samples[at] ?? [])
    return values.length > 0 ? m.forExample({ values: seriesWords(values) }) : undefined
  }
  return (
    <fieldset disabled={disabled}>
      <legend className="text-base font-title">{m.columns()}</legend>
      <p className="mt-0.5 text-sm text-ink-3">{m.selectWhichColumnOfTheFile()}</p>
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {layout.columns.map(({ name, label, required }) => (
          <SelectField
            key={name}
            label={label}
            optional={!required}
            options={options}
            value={String(mapping[name] ?? none)}
            onChange={({ target }) =>
              onChange(mapColumn(mapping, name, target.value === none ? null : Number(target.value)))
            }
            help={exampleOf(mapping[name])}
          />
        ))}
      </div>
      {ignored.length > 0 && (
        <p className="mt-3 break-words text-sm text-ink-3">
          {m.notImported({ columns: seriesWords(ignored) })}
        </p>
      )}
    </fieldset>
  )
}
