import type { ExamDraft } from '@campanile/contract/exams/exam-drafts.ts'
import { useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { DraftActions } from '../DraftActions.tsx'
import { DraftFrame } from '../DraftFrame.tsx'
import { FiguresCard } from '../FiguresCard.tsx'
import { m as draftWords } from '../messages.ts'
import { UnplacedCard } from '../UnplacedCard.tsx'
import { ExamPlaces } from './ExamPlaces.tsx'
import {
  countDifferentExams,
  examDraftsPath,
  examFigureRows,
  examName,
  examReasonWords,
  plannedPath,
} from './examDraftWords.ts'
import { m } from './messages.ts'

const ExamDraftPanel = lazyDialog(() => import('./ExamDraftPanel.tsx'), 'ExamDraftPanel')

const useDraft = (draftId: string) => useRead('readExamDraft', draftId ? { draftId } : null)

/** `/app/exam-management/drafts/:draftId`: one draft, its unscheduled exams, and its exams by day. */
export function ExamDraftView() {
  const { draftId = '' } = useParams()
  const query = useRead('readExamDraft', { draftId }, { everyMinute: true })
  const { data } = query
  useDocumentTitle(data?.name ?? m.computing())
  return (
    <LoadedPage query={query} failure={draftWords.loadDraftFailed()}>
      {(data) => (
        <DraftFrame
          draft={data}
          list={{ path: examDraftsPath, title: m.drafts() }}
          actions={<ExamDraftActions draft={data} />}
        >
          {data.state === 'ready' && !data.can.apply && (
            <Alert tone="info" className="mb-5">
              {m.unplacedPreventsApplying()}
            </Alert>
          )}
          <UnplacedCard title={m.unplaced()} items={unplacedItems(data)} />
          {data.figures && (
            <FiguresCard
              kind="exams"
              draft={data}
              rows={examFigureRows}
              useDraft={useDraft}
              comparedWords={(other) => m.compared({ count: countDifferentExams(data, other) })}
            >
              {data.changes && <ExamChanges changes={data.changes} />}
            </FiguresCard>
          )}
          {data.placements.length > 0 && <ExamPlaces draft={data} />}
        </DraftFrame>
      )}
    </LoadedPage>
  )
}

const unplacedItems = ({ unplaced, exams }: ExamDraft) =>
  unplaced.flatMap((it) => {
    const exam = exams.find(({ id }) => id === it.id)
    return exam
      ? {
          id: it.id,
          path: plannedPath(exam),
          title: examName(exam),
          reasons: it.reasons.map((reason) => examReasonWords(reason, it, exam)),
        }
      : []
  })

const ExamChanges = ({ changes: { moved, added } }: { changes: NonNullable<ExamDraft['changes']> }) => (
  <ul className="list-disc space-y-0.5 ps-5">
    {moved > 0 && <li>{m.moved({ count: moved })}</li>}
    {added > 0 && <li>{m.added({ count: added })}</li>}
  </ul>
)

function ExamDraftActions({ draft }: { draft: ExamDraft }) {
  const apply = useAct('applyExamDraft')
  const undo = useAct('undoExamDraft')
  return (
    <DraftActions
      draft={draft}
      listPath={examDraftsPath}
      apply={{
        act: apply,
        words: draft.changes && (
          <>
            <ExamChanges changes={draft.changes} />
            <p className="mt-3">{m.applyingNotifiesNobody()}</p>
          </>
        ),
      }}
      undo={{ act: undo, words: m.undoingArchives() }}
      computePanel={(onClose) => <ExamDraftPanel draft={draft} onClose={onClose} />}
    />
  )
}
