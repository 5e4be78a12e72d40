import type { CheckInRules } from '@campanile/contract/attendance/check-in-ways.ts'
import { Alert } from '#ui/Alert.tsx'

interface RulesNotesProps {
  rules: CheckInRules
  network: boolean
  distance: boolean
}

/** Says where a rule that is switched on has nothing to compare with, and so holds nobody up. */
export function RulesNotes({ rules, network, distance }: RulesNotesProps) {
  const { campusNetworks, roomsWithoutNetwork, roomsWithoutPlace } = rules
  const noNetwork = network && campusNetworks === 0 && roomsWithoutNetwork.length > 0
  const noPlace = distance && roomsWithoutPlace.length > 0
  if (!noNetwork && !noPlace) return null
  return (
    <Alert tone="warn" title="Not everywhere yet">
      {noNetwork && (
        <p>
          No campus network is set up. Until an administrator does that, students can check in from anywhere.
        </p>
      )}
      {noPlace && (
        <p>
          {roomsWithoutPlace.join(', ')}: the place of the room is not known, so the distance is not asked
          there.
        </p>
      )}
    </Alert>
  )
}
