import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'

const steps = [
  ['The office reads it', 'You see it under My Requests, and can add or remove files until it is decided.'],
  ['You are told', 'The bell rings here as soon as it is decided, with the answer of the office.'],
  [
    'It takes effect by itself',
    'Your due date moves, and sessions are recorded as excused. Only you and the office see your evidence.',
  ],
] as const

export const WhatHappensNext = () => (
  <Card aria-labelledby="next">
    <CardHead id="next" title="What happens next" />
    <ol className="space-y-4 px-5 pb-5 pt-3.5 max-sm:px-4">
      {steps.map(([title, words], index) => (
        <li key={title} className="flex gap-3">
          <span className="arch tnum grid h-7 w-6 shrink-0 place-items-center bg-brand-tint pt-1 text-xs font-title text-brand-ink">
            {index + 1}
          </span>
          <p className="text-sm text-ink-2">
            <b className="block font-strong text-ink">{title}</b>
            {words}
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
