import { Segmented } from '#ui/Segmented.tsx'
import { type Outcome, outcomes } from './outcomes.ts'

const words: Record<Outcome, string> = {
  done: 'Done',
  refused: 'Refused',
  'no-response': 'No response',
  conflict: 'Edit conflict',
}
const options = outcomes.map((value) => ({ value, label: words[value] }))

/** How the page's action ends. */
export const OutcomeSelect = (props: { value: Outcome; onChange: (outcome: Outcome) => void }) => (
  <Segmented label="Outcome" options={options} className="mb-6" {...props} />
)
