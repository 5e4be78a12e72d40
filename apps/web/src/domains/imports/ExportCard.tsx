import { type ImportFormat, importFormats } from '@campanile/contract/imports/imports.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { useDownload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { importFormatWords } from './importWords.ts'
import { m } from './messages.ts'

const options = importFormats.map((value) => ({ value, label: importFormatWords[value].label }))

/** Takes people or structure home in the formats that can be imported. */
export function ExportCard() {
  const [format, setFormat] = useState<ImportFormat>('people')
  const save = useDownload('exportCampus')
  return (
    <Card aria-labelledby="export" className="mb-6">
      <CardHead id="export" title={m.export()} hint={m.exportsCanBeImportedAgain()} />
      <div className="grid max-w-xl gap-2 px-5 py-4 max-sm:px-4">
        <SelectField
          label={m.whatToExport()}
          options={options}
          value={format}
          onChange={({ target }) => setFormat(target.value as ImportFormat)}
        />
        {save.error && (
          <Alert tone="bad" takesFocus>
            {sentenceOf(save.error)}
          </Alert>
        )}
        <div>
          <Button
            size="lg"
            icon={<Download size={16} aria-hidden="true" />}
            busy={save.isPending}
            busyLabel={m.exporting()}
            onClick={() => save.mutate({ format })}
          >
            {m.export()}
          </Button>
        </div>
      </div>
    </Card>
  )
}
