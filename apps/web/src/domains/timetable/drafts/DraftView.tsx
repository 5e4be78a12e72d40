import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { countDifferentClasses } from './compareDrafts.ts'
import { DraftActions } from './DraftActions.tsx'
import { DraftFrame } from './DraftFrame.tsx'
import { DraftWeek } from './DraftWeek.tsx'
import { draftsPath, figureRows, reasonWords } from './draftWords.ts'
import { FiguresCard } from './FiguresCard.tsx'
import { m } from './messages.ts'
import { UnplacedCard } from './UnplacedCard.tsx'

const ComputeAgainPanel = lazyDialog(() => import('./ComputeAgainPanel.tsx'), 'ComputeAgainPanel')

const useDraft = (draftId: string) => useRead('readTimetableDraft', draftId ? { draftId } : null)

/** `/app/classes/timetable/drafts/:draftId`: one draft, its unplaced meetings and its week. */
export function DraftView() {
  const { draftId = '' } = useParams()
  const query = useRead('readTimetableDraft', { draftId }, { everyMinute: true })
  const { data } = query
  useDocumentTitle(data?.name ?? m.draft())
  return (
    <LoadedPage query={query} failure={m.loadDraftFailed()}>
      {(data) => (
        <DraftFrame
          draft={data}
          list={{ path: draftsPath, title: m.drafts() }}
          actions={<TimetableDraftActions draft={data} />}
        >
          <UnplacedCard title={m.unplaced()} items={unplacedItems(data)} />
          {data.figures && (
            <FiguresCard
              kind="classes"
              draft={data}
              rows={figureRows}
              useDraft={useDraft}
              comparedWords={(other) => m.compared({ count: countDifferentClasses(data, other) })}
            >
              {data.changes && <ChangeCounts changes={data.changes} />}
            </FiguresCard>
          )}
          {data.placements.length > 0 && <DraftWeek draft={data} />}
        </DraftFrame>
      )}
    </LoadedPage>
  )
}

const unplacedItems = ({ unplaced, classes }: TimetableDraft) =>
  unplaced.flatMap((it) => {
    const of = classes.find((known) => known.id === it.classId)
    return of
      ? {
          id: of.id,
          path: `/app/classes/${of.id}/timetable`,
          title: m.unplacedCount({ course: `${of.courseCode} ${of.courseTitle}`, count: it.meetings }),
          reasons: it.reasons.map((reason) => reasonWords(reason, it, of)),
        }
      : []
  })

/** How many meetings applying a draft moves, adds and ends. */
const ChangeCounts = ({
  changes: { moved, added, ended },
}: {
  changes: NonNullable<TimetableDraft['changes']>
}) =>
  moved + added + ended === 0 ? (
    <p>{m.nothingChanges()}</p>
  ) : (
    <ul className="list-disc space-y-0.5 ps-5">
      {moved > 0 && <li>{m.movedCount({ count: moved })}</li>}
      {added > 0 && <li>{m.added({ count: added })}</li>}
      {ended > 0 && <li>{m.ended({ count: ended })}</li>}
    </ul>
  )

function TimetableDraftActions({ draft }: { draft: TimetableDraft }) {
  const apply = useAct('applyTimetableDraft')
  const undo = useAct('undoTimetableDraft')
  const { changes, unplaced } = draft
  return (
    <DraftActions
      draft={draft}
      listPath={draftsPath}
      apply={{
        act: apply,
        words: changes && (
          <>
            <ChangeCounts changes={changes} />
            <p className="mt-3">{m.applyingNotifies({ people: changes.people })}</p>
            {unplaced.length > 0 && <p className="mt-3">{m.withoutPlaceEnd()}</p>}
          </>
        ),
      }}
      undo={{ act: undo, words: m.undoingRestores() }}
      computePanel={(onClose) => <ComputeAgainPanel draft={draft} onClose={onClose} />}
    />
  )
}
