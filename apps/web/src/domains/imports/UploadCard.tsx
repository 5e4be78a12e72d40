import { csvLayouts } from '@campanile/contract/imports/import-columns.ts'
import { type ImportFormat, importFormats, maxImportBytes } from '@campanile/contract/imports/imports.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useUpload } from '#lib/useAct.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ImportWizard } from '#ui/import/ImportWizard.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { importFormatWords } from './importWords.ts'
import { m } from './messages.ts'

const acceptedFiles = (format: ImportFormat) =>
  format === 'oneroster' ? '.zip,application/zip' : '.csv,text/csv,.txt'

/** Why a file will not do, before it is sent; undefined when it may. */
function importFileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return m.thisFileIsEmpty()
  if (size > maxImportBytes) return m.thisFileIsLargerThan32()
  return undefined
}

const formatOptions = importFormats.map((value) => ({ value, label: importFormatWords[value].label }))

/** Uploads a file. Its dry run, on a separate page, precedes any change. */
export function UploadCard() {
  const [format, setFormat] = useState<ImportFormat>('people')
  const [complete, setComplete] = useState(false)
  const upload = useUpload('uploadImport')
  const navigate = useNavigate()
  const send = (file: File) => {
    const onSuccess = ({ id }: { id: string }) => void navigate(`/app/users/imports/${id}`)
    const input = { format, filename: file.name, complete: String(complete && format === 'people') }
    upload.mutate({ input, file }, { onSuccess })
  }
  return (
    <Card aria-labelledby="upload" className="mb-6">
      <CardHead id="upload" title={m.importAFile()} hint={m.everyImportStartsWithADryRun()} />
      <div className="grid max-w-2xl gap-4 px-5 py-4 max-sm:px-4">
        <SelectField
          label={m.contentOfTheFile()}
          options={formatOptions}
          value={format}
          help={importFormatWords[format].help}
          onChange={({ target }) => {
            upload.reset()
            setFormat(target.value as ImportFormat)
          }}
        />
        <ImportWizard
          key={format}
          kind={{ name: format, layout: format === 'oneroster' ? null : csvLayouts[format] }}
          accept={acceptedFiles(format)}
          limits={m.upTo32MB()}
          problemOf={importFileProblem}
          options={
            format === 'people' && (
              <CheckField
                label={m.thisIsTheCompleteList()}
                help={m.missingPeopleAreDeactivated()}
                checked={complete}
                onChange={({ target }) => setComplete(target.checked)}
              />
            )
          }
          check={{
            verb: m.startDryRun(),
            busyLabel: m.uploading(),
            busy: upload.isPending,
            error: upload.error,
            onStart: send,
            onReset: upload.reset,
          }}
          aside={
            format !== 'oneroster' && (
              <a
                href={addressFor('downloadImportTemplate', { format })}
                download={`${format}.csv`}
                className="inline-flex min-h-10 items-center gap-1.5 text-sm font-label text-brand-ink hover:underline"
              >
                <Download size={14} aria-hidden="true" />
                {m.template()}
              </a>
            )
          }
        />
      </div>
    </Card>
  )
}
