import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { m } from './messages.ts'
import { PersonPayParts } from './PersonPayParts.tsx'
import type { ProfileAct } from './ProfileActDialog.tsx'

/** The pay profiles of one person, the latest first, and the bank details. */
export function PersonPanel({ personId, onClose }: { personId: string; onClose: () => void }) {
  const query = useRead('listPayProfilesOf', { personId })
  const { data } = query
  const [chosen, setChosen] = useState<ProfileAct>()
  return (
    <SidePanel
      onClose={onClose}
      title={
        data ? (
          <PersonLink personId={personId} name={data.person.name} personRole={data.person.role} />
        ) : (
          m.payProfiles()
        )
      }
      description={data && [data.person.email, data.person.number].filter(Boolean).join(' · ')}
      footer={
        data?.can.add && (
          <Button
            size="lg"
            variant={data.items.length === 0 ? 'primary' : 'secondary'}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setChosen({ act: 'add' })}
          >
            {m.addProfile()}
          </Button>
        )
      }
    >
      <PersonPayParts query={query} className="px-6 py-5 max-md:px-4" chosen={chosen} onAct={setChosen} />
    </SidePanel>
  )
}
