import { csvLayouts } from '@campanile/contract/imports/import-columns.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { ImportPreview, type PreviewLine } from '#ui/import/ImportPreview.tsx'
import { ImportWizard } from '#ui/import/ImportWizard.tsx'
import { OutcomeSelect } from '../OutcomeSelect.tsx'
import { actWith, type Outcome } from '../outcomes.ts'

const kind = { name: 'gallery', layout: csvLayouts.rooms }

/** Plays the server: rooms without a capacity are rejected. */
function previewed(text: string): PreviewLine[] {
  const [head = '', ...lines] = text.trim().split('\n')
  const [name, capacity] = ['name', 'capacity'].map((it) => head.split(',').indexOf(it)) as [number, number]
  return lines.map((line, at) => {
    const cells = line.split(',')
    const seats = cells[capacity] ?? ''
    const isRejected = !/^\d+$/.test(seats)
    return {
      line: at + 2,
      outcome: isRejected ? 'rejected' : 'created',
      title: cells[name] ?? null,
      change: isRejected ? null : `${seats} seats`,
      reason: isRejected ? 'The capacity is not a whole number.' : null,
    }
  })
}

export function ImportsPage() {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const check = useMutation({ mutationFn: async (file: File) => previewed(await file.text()) })
  const apply = useMutation({ mutationFn: () => actWith(outcome, undefined) })
  const lines = check.data ?? []
  const count = (wanted: PreviewLine['outcome']) => lines.filter((it) => it.outcome === wanted).length
  return (
    <>
      <OutcomeSelect value={outcome} onChange={setOutcome} />
      <Card as="div" className="max-w-3xl p-5">
        <ImportWizard
          kind={kind}
          accept=".csv,text/csv"
          limits="Up to 1 MB."
          problemOf={({ size }) => (size === 0 ? 'This file is empty.' : undefined)}
          check={{
            verb: 'Preview import',
            busyLabel: 'Reading',
            busy: check.isPending,
            error: check.error,
            onStart: check.mutate,
            onReset: () => {
              check.reset()
              apply.reset()
            },
          }}
          preview={
            check.data && (
              <ImportPreview
                counts={{ created: count('created'), rejected: count('rejected') }}
                lines={lines}
                heads={{ title: 'Room', change: 'Capacity' }}
                done={apply.isSuccess}
              />
            )
          }
          apply={{
            verb: `Import ${count('created')} rooms`,
            busyLabel: 'Importing',
            disabled: count('created') === 0,
            busy: apply.isPending,
            error: apply.error,
            failed: 'No room was imported',
            onStart: () => apply.mutate(),
          }}
          result={
            apply.isSuccess && <Alert tone="ok" takesFocus title={`${count('created')} rooms imported`} />
          }
        />
      </Card>
    </>
  )
}
