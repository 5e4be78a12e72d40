import { useState } from 'react'
import { DateField } from '#ui/DateField.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { ValuesForm } from './ValuesForm.tsx'

export function DateFieldPage() {
  const [from, setFrom] = useState('2026-11-18')
  return (
    <>
      <ValuesForm values={{ value: '2026-11-18', optional: '' }}>
        {({ register, formState }) => (
          <>
            <DateField
              label="First day"
              {...register('value', { required: 'Select a day' })}
              error={formState.errors.value?.message}
            />
            <DateField
              label="Last day"
              optional
              min="2026-11-02"
              max="2026-12-18"
              {...register('optional')}
            />
          </>
        )}
      </ValuesForm>
      <div className="max-w-[420px]">
        <DateField label="Day of the exam" value="2026-11-18" disabled />
        <DateField label="Day of enrolment" value="2026-09-01" readOnly help="Set by the registry" />
      </div>
      <DateFilter label="From" value={from} max="2026-12-18" required onChange={setFrom} />
      <p className="mt-8 text-sm">List from {from}</p>
    </>
  )
}
