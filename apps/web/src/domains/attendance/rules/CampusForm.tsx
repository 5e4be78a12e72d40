import { ApiError } from '@campanile/contract/client.ts'
import { type SubmitEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import type { Settings, SettingsUpdate } from '#lib/settings.ts'
import { Alert } from '#ui/Alert.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { networksIn } from './networkLines.ts'

interface CampusFormProps {
  formId: string
  settings: Settings
  update: SettingsUpdate
  onSaved: () => void
}

const networkError = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  return Object.entries(error.fields).find(([path]) => path.includes('campusNetworks'))?.[1]
}

const alertOf = (error: unknown) =>
  hasCode(error, 'edit-conflict')
    ? 'Somebody else changed the settings in the meantime. Close this and open it again to see theirs.'
    : sentenceOf(error)

/** The campus's networks, and whether the kiosk may run. */
export function CampusForm({ formId, settings: { version, values }, update, onSaved }: CampusFormProps) {
  const [networks, setNetworks] = useState(values.attendance.campusNetworks.join(', '))
  const [kiosk, setKiosk] = useState(values.faces.kiosk)
  const badNetwork = networkError(update.error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const attendance = { ...values.attendance, campusNetworks: networksIn(networks) }
    update.mutate(
      { version, values: { ...values, attendance, faces: { ...values.faces, kiosk } } },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: 'Campus check-in is saved' })
          onSaved()
        },
      },
    )
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-5 px-6 py-5 max-md:px-4">
      {update.error && !badNetwork && (
        <Alert tone="bad" takesFocus>
          {alertOf(update.error)}
        </Alert>
      )}
      <TextField
        label="Networks of the campus"
        autoComplete="off"
        spellCheck={false}
        optional
        value={networks}
        onChange={(event) => {
          setNetworks(event.target.value)
          update.reset()
        }}
        error={badNetwork}
        help="Like 10.20.0.0/16, 2001:db8::/32, with commas between."
      />
      <CheckField
        label="Kiosk"
        help="Lecturers may set up a camera that recognises the students of their class who registered a face and agreed to it."
        checked={kiosk}
        onChange={(event) => setKiosk(event.target.checked)}
      />
    </form>
  )
}
