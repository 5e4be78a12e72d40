import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { m } from './messages.ts'
import { NoteList } from './NoteList.tsx'
import type { WaitingDialogProps } from './WaitingActDialog.tsx'
import { itemFacts, itemTitle, keyOf } from './waitingItems.ts'

/** The notes on an item, and a new one. */
export function NotesDialog({ item, onClose }: WaitingDialogProps) {
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
            <NoteList notes={notes} />
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
