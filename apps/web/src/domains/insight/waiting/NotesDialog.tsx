import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { m } from './messages.ts'
import type { WaitingDialogProps } from './WaitingActDialog.tsx'
import { itemFacts, itemTitle, keyOf } from './waitingItems.ts'

/** The notes on an item, and a new one. */
export function NotesDialog({ item, onClose }: WaitingDialogProps) {
  const { dateTime } = useTimeFormat()
  const key = keyOf(item)
  const query = useRead('readWaitingItem', key)
  const add = useAct('addWaitingNote')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const note = text.trim()
  const submit = () => {
    setSubmitted(true)
    if (!note) return
    add.mutate(
      { ...key, text: note },
      {
        onSuccess: () => {
          setText('')
          setSubmitted(false)
        },
      },
    )
  }
  return (
    <FormDialog
      title={m.notesAbout({ title: itemTitle(item) })}
      description={itemFacts(item)}
      verb={m.addNote()}
      busyLabel={m.saving()}
      cancelLabel={m.close()}
      dirty={note !== ''}
      busy={add.isPending}
      error={add.error}
      failed={m.theNoteWasNotAdded()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={query} failure={m.weCouldntLoadTheNotes()}>
        {({ notes }) =>
          notes.length === 0 ? (
            <p className="text-base text-ink-3">{m.noNotesYet()}</p>
          ) : (
            <ul aria-label={m.notes()} className="divide-y divide-line">
              {notes.map(({ id, by, at, text: written }) => (
                <li key={id} className="py-2.5">
                  <p className="flex flex-wrap gap-x-2.5 text-sm">
                    <span className="font-label">{by}</span>
                    <span className="tnum text-ink-3">{dateTime(at)}</span>
                  </p>
                  <p className="mt-1 whitespace-pre-line break-words text-base text-ink-2">{written}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <TextAreaField
        className="mt-4"
        label={m.newNote()}
        help={m.whoReadsNotes()}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={submitted && !note ? m.writeTheNote() : undefined}
      />
    </FormDialog>
  )
}
