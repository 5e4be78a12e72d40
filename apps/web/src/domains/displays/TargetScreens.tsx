import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'
import { PairedDisplays } from './PairedDisplays.tsx'

/** `/app/manage-attendance/links/:linkId/screen` */
export function PlaceDisplaysScreen() {
  const { linkId = '' } = useParams()
  const targets = useRead('listDisplayTargets', {}, { staleTime: 0 })
  const found = targets.data?.places.find((it) => it.linkId === linkId)
  return (
    <TargetScreen
      targets={targets}
      target={{ purpose: 'staff-link', linkId }}
      title={found?.place}
      closed={m.thisLocationIsSwitchedOff()}
      back={{ to: '/app/manage-attendance/links', label: m.checkInLocations() }}
    />
  )
}

/** `/app/attendance/sessions/:sessionId/kiosk` */
export function KioskDisplaysScreen() {
  const { sessionId = '' } = useParams()
  const targets = useRead('listDisplayTargets', {}, { staleTime: 0 })
  const found = targets.data?.sessions.find((it) => it.sessionId === sessionId)
  return (
    <TargetScreen
      targets={targets}
      target={{ purpose: 'kiosk', sessionId }}
      title={found && m.kioskOf({ name: found.courseTitle })}
      closed={targets.data?.kioskOn ? m.checkInIsNotOpenStart() : pageMessage['kiosk-off']}
      back={{ to: `/app/attendance/sessions/${sessionId}`, label: m.register() }}
    />
  )
}

interface TargetScreenProps {
  targets: UseQueryResult<Answer<'listDisplayTargets'>>
  target: DisplayTarget
  /** Absent while the target cannot be shown. */
  title: string | undefined
  closed: string
  back: { to: string; label: string }
}

/** The displays of one location or session, with a button to pair another. */
function TargetScreen({ targets, target, title, closed, back }: TargetScreenProps) {
  useDocumentTitle(title ?? m.displays())
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHead title={title ?? m.displays()} sub={targets.data && !title ? closed : undefined} />
      <Loaded query={targets} failure={m.weCouldntLoadThisPage()} heading="h2">
        {() => <PairedDisplays target={target} closed={!title} />}
      </Loaded>
    </>
  )
}
