import { maxFeedbackComments } from '@campanile/contract/assignments/feedback-comments.ts'
import { MessagesSquare, Trash2 } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { hidden } from '#ui/hidden.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PopoverButton } from '#ui/PopoverButton.tsx'
import { m } from './messages.ts'

interface CommentBankProps {
  /** The current feedback text. */
  feedback: string
  onInsert: (text: string) => void
}

function Bank({ feedback, onInsert }: CommentBankProps) {
  const query = useRead('listFeedbackComments', {})
  const { data } = query
  const add = useAct('addFeedbackComment')
  const remove = useAct('deleteFeedbackComment')
  const typed = feedback.trim()
  const isKept = data?.items.some(({ text }) => text === typed) ?? true
  const failure = add.error ?? remove.error
  return (
    <Loaded query={query} failure={m.weCouldntLoadYourComments()}>
      {(data) => (
        <>
          {failure && (
            <Alert tone="bad" className="m-3">
              {sentenceOf(failure)}
            </Alert>
          )}
          {data.items.length === 0 && (
            <p className="px-4 py-3 text-sm text-ink-3">{m.commentsThatYouSaveHere()}</p>
          )}
          <ul aria-label={m.yourComments()} className="max-h-72 overflow-y-auto">
            {data.items.map(({ id, text }) => (
              <li key={id} className="flex items-start gap-1 border-b border-line px-2 py-1">
                <button
                  type="button"
                  onClick={() => onInsert(text)}
                  className="min-w-0 flex-1 break-words rounded-sm px-2 py-1.5 text-start text-sm hover:bg-hover max-md:min-h-10"
                >
                  {m.insertText({
                    text,
                    label: hidden,
                    comment: (words) => <span className="line-clamp-3">{words}</span>,
                  })}
                </button>
                <IconButton
                  label={m.deleteComment({ text: text.slice(0, 60) })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ commentId: id })}
                >
                  <Trash2 size={15} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <div className="px-4 py-3">
            <Button
              size="sm"
              busy={add.isPending}
              disabled={
                typed === '' || typed.length > 2000 || isKept || data.items.length >= maxFeedbackComments
              }
              onClick={() => add.mutate({ commentId: crypto.randomUUID(), text: typed })}
            >
              {m.saveThisFeedbackAsAComment()}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  )
}

/** Comments that a lecturer uses again and again, to insert into the feedback. */
export const CommentBank = ({ feedback, onInsert }: CommentBankProps) => (
  <PopoverButton
    label={m.commentBank()}
    className="w-80 max-w-[calc(100vw-24px)] rounded-md"
    button={(trigger) => (
      <Button size="sm" variant="ghost" icon={<MessagesSquare size={14} aria-hidden="true" />} {...trigger}>
        {m.commentBank()}
      </Button>
    )}
  >
    {(close) => <Bank feedback={feedback} onInsert={(text) => close(() => onInsert(text))} />}
  </PopoverButton>
)
