import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { RequestsOfStudent } from './RequestsOfStudent.tsx'

const ReviewDialog = lazyDialog(() => import('../review/ReviewDialog.tsx'), 'ReviewDialog')

/** A student’s mitigation requests, each with a link to its review. */
export function MitigationOfStudent({ studentId, studentName }: { studentId: string; studentName: string }) {
  const { opened, open, close } = useOpenedParam('request')
  return (
    <Card aria-labelledby="mitigation" className="overflow-hidden">
      <CardHead
        id="mitigation"
        title={m.mitigationForms()}
        hint={m.latestFirst()}
        className="border-b border-line pb-3.5"
      />
      <RequestsOfStudent studentId={studentId} studentName={studentName} onOpen={open} />
      {opened && (
        <ReviewDialog requestId={opened} among={[]} pages={undefined} onOpen={open} onClose={close} />
      )}
    </Card>
  )
}
