import type { Person } from '@campanile/contract/people/people.ts'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { fullName } from '#lib/session.ts'
import { useAct, useUpload } from '#lib/useAct.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { useObjectUrl } from '../../lib/useObjectUrl.ts'
import { m } from './messages.ts'
import { photoProblem, photoTypes } from './photoFile.ts'

interface PersonPhotoDialogProps {
  person: Person
  onClose: () => void
}

/** The refusals that are about the selected file itself. */
const isAboutFile = (error: unknown) => hasCode(error, 'invalid-image', 'too-large', 'unsupported-media-type')

export function PersonPhotoDialog({ person, onClose }: PersonPhotoDialogProps) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const preview = useObjectUrl(file)
  const replace = useUpload('replacePersonPhoto')
  const remove = useAct('removePersonPhoto')
  const name = fullName(person)
  const busy = replace.isPending || remove.isPending
  const failure = replace.error ?? remove.error
  const done = (title: string) => ({
    onSuccess: () => {
      void showToast({ type: 'success', title })
      onClose()
    },
  })
  const pick = (picked: File) => {
    const wrong = photoProblem(picked)
    replace.reset()
    remove.reset()
    setProblem(wrong)
    setFile(wrong ? undefined : picked)
  }
  const footer = (
    <>
      {person.profileImage && (
        <Button
          size="lg"
          variant="danger"
          className="md:me-auto"
          disabled={busy}
          busy={remove.isPending}
          busyLabel={m.removing()}
          onClick={() => remove.mutate({ personId: person.id }, done(m.photoRemoved({ name })))}
        >
          {m.remove()}
        </Button>
      )}
      <Button size="lg" disabled={busy} onClick={onClose}>
        {m.cancel()}
      </Button>
      <Button
        size="lg"
        variant="primary"
        disabled={!file || busy}
        busy={replace.isPending}
        busyLabel={m.saving()}
        onClick={() =>
          file && replace.mutate({ input: { personId: person.id }, file }, done(m.photoSaved({ name })))
        }
      >
        {m.savePhoto()}
      </Button>
    </>
  )
  return (
    <Dialog onClose={onClose} title={m.profilePhoto()} description={name} busy={busy} footer={footer}>
      <div className="flex flex-col items-center gap-5 px-6 py-6 max-md:px-4">
        {failure && !isAboutFile(failure) && (
          <SaveFailed title={m.profileUpdateFailed()} keepsTitle error={failure} />
        )}
        <Avatar name={name} profileImage={preview ?? person.profileImage} size={128} />
        <FilePicker
          className="flex-col text-center"
          icon={ImageUp}
          accept={photoTypes.join(',')}
          message={m.photoHint()}
          label={file || person.profileImage ? m.selectAnotherPhoto() : m.selectAPhoto()}
          disabled={busy}
          error={problem ?? (isAboutFile(failure) ? sentenceOf(failure) : undefined)}
          onPick={pick}
        />
      </div>
    </Dialog>
  )
}
