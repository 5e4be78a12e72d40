import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { hasCode } from '#lib/errors.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { ConsentText } from './ConsentText.tsx'
import { m } from './messages.ts'

interface ConsentDialogProps {
  consent: MyFace['consent']
  onRefuse: () => void
  onClose: () => void
}

/** Shows the text before any camera is used, with two answers of equal weight. */
export function ConsentDialog({ consent, onRefuse, onClose }: ConsentDialogProps) {
  const give = useAct('giveFaceConsent', { onAnswer: replaceRead('readMyFace') })
  return (
    <Dialog
      onClose={onClose}
      busy={give.isPending}
      title={m.yourFaceData()}
      description={m.readHowItIsUsed()}
      footer={
        <>
          <Button size="lg" className="min-h-11 flex-1" disabled={give.isPending} onClick={onRefuse}>
            {m.noThanks()}
          </Button>
          <Button
            size="lg"
            className="min-h-11 flex-1"
            busy={give.isPending}
            busyLabel={m.agreeing()}
            onClick={() => give.mutate({ version: consent.version })}
          >
            {m.agreeAndContinue()}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text may be longer than the screen; arrow keys scroll it */}
      <section tabIndex={0} aria-label={m.whatYouAgreeTo()} className="px-6 py-5 max-md:px-4">
        {give.error && (
          <SaveFailed
            title={hasCode(give.error, 'edit-conflict') ? m.thisTextHasJustChanged() : m.consentWasNotSaved()}
            error={give.error}
          />
        )}
        <ConsentText consent={consent} />
      </section>
    </Dialog>
  )
}
