import type { PhotoCrop } from '@campanile/contract/people/people-photos.ts'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { fullName, useUser } from '#lib/session.ts'
import { useAct, useUpload } from '#lib/useAct.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { showToast } from '#ui/toast.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import { photoProblem, photoTypes } from '../photoFile.ts'
import { CropSquare } from './CropSquare.tsx'
import { m } from './messages.ts'

const whole: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 }
/** The refusals that are about the selected file itself. */
const isAboutFile = (error: unknown) => hasCode(error, 'invalid-image', 'too-large', 'unsupported-media-type')

/** The person's own photo: selected, cropped to a square, replaced, removed. */
export function PhotoCard() {
  const user = useUser()
  const [file, setFile] = useState<File>()
  const [crop, setCrop] = useState(whole)
  const [problem, setProblem] = useState<string>()
  const src = useObjectUrl(file)
  const replace = useUpload('replaceMyPhoto')
  const remove = useAct('removeMyPhoto')
  const failure = replace.error ?? remove.error
  const pick = (picked: File) => {
    const wrong = photoProblem(picked)
    replace.reset()
    remove.reset()
    setCrop(whole)
    setProblem(wrong)
    setFile(wrong ? undefined : picked)
  }
  const done = (title: string) => () => {
    setFile(undefined)
    void showToast({ type: 'success', title })
  }
  return (
    <SettingsCard title={m.photo()} hint={m.whoSeesYourPhoto()}>
      {failure && !isAboutFile(failure) && (
        <SaveFailed title={m.profileUpdateFailed()} keepsTitle error={failure} />
      )}
      {file && src ? (
        <div className="grid max-w-sm justify-items-center gap-5">
          <CropSquare src={src} crop={crop} onChange={setCrop} />
          {isAboutFile(failure) && (
            <p role="alert" className="text-sm text-bad-ink">
              {sentenceOf(failure)}
            </p>
          )}
          <div className="flex gap-2">
            <Button disabled={replace.isPending} onClick={() => setFile(undefined)}>
              {m.cancel()}
            </Button>
            <Button
              variant="primary"
              busy={replace.isPending}
              busyLabel={m.saving()}
              onClick={() => replace.mutate({ input: crop, file }, { onSuccess: done(m.yourPhotoIsSaved()) })}
            >
              {m.savePhoto()}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex items-center gap-6 max-sm:flex-col max-sm:items-start">
          <Avatar name={fullName(user)} profileImage={user.profileImage} size={88} />
          <div className="grid justify-items-start gap-3">
            <FilePicker
              icon={ImageUp}
              accept={photoTypes.join(',')}
              message={m.photoHint()}
              label={user.profileImage ? m.selectAnotherPhoto() : m.selectAPhoto()}
              disabled={remove.isPending}
              error={problem}
              onPick={pick}
            />
            {user.profileImage && (
              <Button
                variant="danger"
                busy={remove.isPending}
                busyLabel={m.removing()}
                onClick={() => remove.mutate({}, { onSuccess: done(m.yourPhotoIsRemoved()) })}
              >
                {m.removePhoto()}
              </Button>
            )}
          </div>
        </div>
      )}
    </SettingsCard>
  )
}
