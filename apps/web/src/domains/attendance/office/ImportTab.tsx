import type { ImportReport } from '@campanile/contract/attendance/student-attendance.ts'
import { attendanceLayout } from '@campanile/contract/imports/import-columns.ts'
import { useUpload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ImportPreview } from '#ui/import/ImportPreview.tsx'
import { ImportWizard } from '#ui/import/ImportWizard.tsx'
import { fileSentence, importProblem, recordsToImport } from './importWords.ts'
import { m } from './messages.ts'

const kind = { name: 'attendance', layout: attendanceLayout }

/** Records from a CSV file. */
export function ImportTab() {
  const check = useUpload('checkAttendanceImport')
  const apply = useUpload('applyAttendanceImport')
  const report = apply.data ?? check.data
  const count = report ? recordsToImport(report.counts) : 0
  return (
    <Card aria-labelledby="import">
      <CardHead id="import" title={m.importAttendanceRecords()} hint={m.importColumns()} />
      <div className="px-5 py-4 max-sm:px-4">
        <ImportWizard
          kind={kind}
          accept=".csv,text/csv"
          limits={m.importLimits()}
          problemOf={importProblem}
          check={{
            verb: m.previewImport(),
            busyLabel: m.reading(),
            busy: check.isPending,
            error: check.error,
            failed: fileSentence(check.error),
            onStart: (file) => check.mutate({ input: {}, file }),
            onReset: () => {
              check.reset()
              apply.reset()
            },
          }}
          preview={report && <Preview report={report} done={apply.data !== undefined} />}
          apply={{
            verb: count === 0 ? m.nothingToImport() : m.importRecords({ count }),
            busyLabel: m.importing(),
            disabled: count === 0,
            busy: apply.isPending,
            error: apply.error,
            failed: m.nothingWasImported(),
            onStart: (file) => check.data && apply.mutate({ input: { plan: check.data.plan }, file }),
          }}
          result={
            apply.data && (
              <Alert tone="ok" takesFocus title={m.recordsImported({ count })}>
                {m.historyNamesTheImport()}
              </Alert>
            )
          }
        />
      </div>
    </Card>
  )
}

const Preview = ({ report, done }: { report: ImportReport; done: boolean }) => (
  <ImportPreview
    done={done}
    counts={report.counts}
    heads={{ title: m.student(), detail: m.session(), change: m.record() }}
    lines={report.lines.map(({ student, session, before, after, ...line }) => ({
      ...line,
      title: student,
      detail: session,
      change: (
        <span className="inline-flex flex-wrap items-center gap-1 text-ink-3">
          {before && after && before !== after
            ? m.fromRecordToRecord({
                before: () => <AttendanceChip status={before} />,
                after: () => <AttendanceChip status={after} />,
              })
            : after && <AttendanceChip status={after} />}
        </span>
      ),
    }))}
  />
)
