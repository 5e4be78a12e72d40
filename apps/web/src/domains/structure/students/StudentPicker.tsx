import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

interface StudentPickerProps {
  title: string
  description: string
  /** "Enrol", "Enrol 2 students" */
  verb: (students: number) => string
  /** The title of the error message. */
  failed: string
  /** Leaves out students who are already in it. */
  except: { exceptBatchId?: string; exceptClassId?: string }
  busy: boolean
  error: unknown
  /** Receives the trimmed reason, which is optional. */
  onPick: (studentIds: string[], reason: string) => void
  onClose: () => void
}

/** Selects students. The selection is kept when the search changes. */
export function StudentPicker(props: StudentPickerProps) {
  const { title, description, verb, failed, except, busy, error, onPick, onClose } = props
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const students = useRead('listStudents', { search, page, pageSize: 20, ...except })
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const find = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return (
    <FormDialog
      title={title}
      description={description}
      verb={verb(chosen.size)}
      busyLabel={verb(chosen.size)}
      busy={busy}
      disabled={chosen.size === 0}
      dirty={chosen.size > 0 || reason !== ''}
      error={error}
      failed={failed}
      withFields
      onSubmit={() => onPick([...chosen], reason.trim())}
      onClose={onClose}
    >
      <SearchInput value={search} onChange={find} label={m.findAStudent()} className="w-full" />
      <TextField
        className="mt-4"
        label={m.reason()}
        help={m.reasonHelp()}
        optional
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="-mx-6 -mb-5 border-t border-line max-md:-mx-4">
        <ListRows
          query={students}
          onPage={setPage}
          failure={m.weCouldntLoadTheStudents()}
          empty={
            <p className="px-6 py-8 text-center text-base text-ink-2">
              {search ? m.noStudentsMatch({ search }) : m.allHaveBeenAdded()}
            </p>
          }
        >
          {(rows) => (
            <ul aria-label={m.students()} className="divide-y divide-line">
              {rows.map((student) => (
                <li key={student.id}>
                  <label className="flex min-h-13 cursor-pointer items-center gap-3 px-6 py-2 hover:bg-hover max-md:px-4">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-brand-mid"
                      checked={chosen.has(student.id)}
                      onChange={() => toggle(student.id)}
                    />
                    <Avatar name={fullName(student)} profileImage={student.profileImage} size={30} />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-base font-label">{fullName(student)}</span>
                      <span className="block truncate text-xs text-ink-3">
                        {[student.number ?? student.email, student.batch?.code ?? m.noBatch()].join(' · ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </ListRows>
      </div>
    </FormDialog>
  )
}
