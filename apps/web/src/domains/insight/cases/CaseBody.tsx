import type { StudentCase } from '@campanile/contract/insight/student-cases.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { CaseHead } from './CaseHead.tsx'
import { m } from './messages.ts'

/** The student, the owner and the next step of a case, with its notes and messages. */
export const CaseBody = ({ found }: { found: StudentCase }) => (
  <div className="grid gap-6 px-6 py-5 max-md:px-4">
    <CaseHead found={found} />
    <CaseEntries entries={found.entries} />
  </div>
)

const kindWords: Record<StudentCase['entries'][number]['kind'], string> = {
  note: m.note(),
  message: m.message(),
  closed: m.closed(),
  reopened: m.reopened(),
}

/** Notes, messages to the student, and earlier closings, newest first. */
function CaseEntries({ entries }: Pick<StudentCase, 'entries'>) {
  const { dateTime } = useTimeFormat()
  return (
    <section aria-labelledby="case-entries">
      <h3 id="case-entries" className="text-md font-title">
        {m.itemsOfCase()}
      </h3>
      {entries.length === 0 && <p className="mt-2 text-base text-ink-3">{m.nothingYet()}</p>}
      <ul aria-labelledby="case-entries" className="divide-y divide-line">
        {entries.map(({ id, at, by, kind, outcome, text }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
              <Chip tone={kind === 'message' ? 'info' : 'idle'}>{kindWords[kind]}</Chip>
              <span className="font-label">{by}</span>
              <span className="tnum text-ink-3">{dateTime(at)}</span>
            </p>
            {outcome && <p className="mt-1.5 text-base font-label">{m.outcomeWords({ outcome })}</p>}
            {text && <p className="mt-1.5 whitespace-pre-line break-words text-base text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
