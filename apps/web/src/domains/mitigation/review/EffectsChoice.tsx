const choices = [
  { keep: false, label: 'Reverse what the approval changed', help: 'Due date, penalty and marks go back.' },
  { keep: true, label: 'Keep what the approval changed', help: 'The student keeps what was granted.' },
]

interface EffectsChoiceProps {
  keep: boolean
  onChange: (keep: boolean) => void
}

/** Whether the effects of an approval are kept when its request is deleted. */
export const EffectsChoice = ({ keep, onChange }: EffectsChoiceProps) => (
  <fieldset className="mt-4 space-y-2.5">
    <legend className="mb-2 text-sm font-title text-ink">This request was approved</legend>
    {choices.map((choice) => (
      <label key={choice.label} className="flex cursor-pointer items-start gap-2.5">
        <input
          type="radio"
          name="effects"
          checked={keep === choice.keep}
          onChange={() => onChange(choice.keep)}
          className="mt-0.5 size-4 shrink-0 accent-[var(--brand-ink)]"
        />
        <span>
          <span className="block font-label text-ink">{choice.label}</span>
          <span className="block text-sm text-ink-3">{choice.help}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
