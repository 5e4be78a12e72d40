import { type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'
import { CardHead } from './CardHead.tsx'

interface SettingsCardProps {
  title: ReactNode
  hint?: ReactNode
  /** On the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One matter of a section of the settings, under its heading. */
export function SettingsCard({ title, hint, actions, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} hint={hint}>
        {actions}
      </CardHead>
      <div className="px-5 pb-5 pt-4 max-sm:px-4">{children}</div>
    </Card>
  )
}
