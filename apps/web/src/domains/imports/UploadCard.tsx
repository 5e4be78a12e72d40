import { type ImportFormat, importFormats } from '@campanile/contract/imports/imports.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useUpload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { acceptedFiles, fileProblem } from './importFile.ts'
import { formatWords } from './importWords.ts'

const formatOptions = importFormats.map((value) => ({ value, label: formatWords[value].label }))

/** Takes a file; nothing is written before its dry run has been looked at. */
export function UploadCard() {
  const [format, setFormat] = useState<ImportFormat>('people')
  const [file, setFile] = useState<File>()
  const [complete, setComplete] = useState(false)
  const upload = useUpload('uploadImport')
  const navigate = useNavigate()
  const problem = file && fileProblem(file)
  const send = () => {
    if (!file || problem) return
    const onSuccess = ({ id }: { id: string }) => void navigate(`/app/users/imports/${id}`)
    const input = { format, filename: file.name, complete: String(complete && format === 'people') }
    upload.mutate({ input, file }, { onSuccess })
  }
  return (
    <Card aria-labelledby="upload" className="mb-6">
      <CardHead
        id="upload"
        title="Import a file"
        hint="First a dry run shows what would happen. Nothing is written until you apply it."
      />
      <div className="grid max-w-xl gap-4 px-5 py-4 max-sm:px-4">
        {upload.error && (
          <Alert tone="bad" title="The file was not taken" takesFocus>
            {sentenceOf(upload.error)}
          </Alert>
        )}
        <SelectField
          label="What the file holds"
          options={formatOptions}
          value={format}
          help={formatWords[format].help}
          onChange={({ target }) => {
            setFormat(target.value as ImportFormat)
            setFile(undefined)
          }}
        />
        <FilePicker
          accept={acceptedFiles(format)}
          label={file ? 'Choose another file' : 'Choose a file'}
          message={file?.name ?? 'Up to 32 MB.'}
          disabled={upload.isPending}
          error={problem}
          onPick={setFile}
        />
        {format === 'people' && (
          <CheckField
            label="This is the complete list"
            help="Whoever came by an earlier file and is missing in this one is deactivated. Admins never are."
            checked={complete}
            onChange={({ target }) => setComplete(target.checked)}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            size="lg"
            disabled={!file || Boolean(problem)}
            busy={upload.isPending}
            busyLabel="Uploading"
            onClick={send}
          >
            Start dry run
          </Button>
          {format !== 'oneroster' && (
            <a
              href={addressFor('downloadImportTemplate', { format })}
              download={`${format}.csv`}
              className="inline-flex min-h-10 items-center gap-1.5 text-sm font-label text-brand-ink hover:underline"
            >
              <Download size={14} aria-hidden="true" />
              Template
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}
