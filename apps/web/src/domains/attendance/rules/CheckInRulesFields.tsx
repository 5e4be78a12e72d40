import type { CheckInWay } from '@campanile/contract/attendance/check-in.ts'
import {
  type CheckInRules,
  type checkInWaysOperations,
  distanceRange,
} from '@campanile/contract/attendance/check-in-ways.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '#ui/Alert.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { NumberField } from '#ui/NumberField.tsx'

type Values = InputOf<typeof checkInWaysOperations.updateCheckInRules>

const defaultDistance = 100

const ways: { way: CheckInWay; label: string; help: string }[] = [
  { way: 'face', label: 'Face', help: 'The camera compares the face with the registered one.' },
  { way: 'passkey', label: 'Passkey', help: 'The student’s device asks for a fingerprint, face or PIN.' },
  {
    way: 'code',
    label: 'Code on the screen',
    help: 'Scanned or entered within a minute. It proves that somebody is in the room, but not who.',
  },
]

/** The ways to check in, and the restrictions on where. */
export function CheckInRulesFields({ rules }: { rules: CheckInRules }) {
  const form = useFormContext<Values>()
  const { errors } = form.formState
  const [allowed, maxDistance, requireNetwork] = useWatch({
    control: form.control,
    name: ['ways', 'maxDistance', 'requireNetwork'],
  })
  const switchWay = (way: CheckInWay, on: boolean) =>
    form.setValue('ways', on ? [...allowed, way] : allowed.filter((it) => it !== way), {
      shouldValidate: true,
      shouldDirty: true,
    })
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-md font-title">Students may check in by</legend>
        {ways.map(({ way, label, help }) => (
          <CheckField
            key={way}
            label={label}
            help={help}
            checked={allowed.includes(way)}
            onChange={(event) => switchWay(way, event.target.checked)}
          />
        ))}
        <p aria-live="polite" className="flex min-h-[18px] items-center gap-1.5 text-sm text-bad-ink">
          {errors.ways && (
            <>
              <FieldGlyph state="bad" />
              {errors.ways.message ?? errors.ways.root?.message}
            </>
          )}
        </p>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-md font-title">And only</legend>
        <CheckField
          label="From the campus network"
          help="Mobile data and VPN are refused."
          {...form.register('requireNetwork')}
        />
        <CheckField
          label="Near the room"
          help="The browser asks the student for permission. Only the distance in metres is kept."
          checked={maxDistance !== null}
          onChange={(event) =>
            form.setValue('maxDistance', event.target.checked ? defaultDistance : null, { shouldDirty: true })
          }
        />
        {maxDistance !== null && (
          <NumberField
            label="Maximum distance in metres"
            min={distanceRange.min}
            max={distanceRange.max}
            className="ms-8"
            {...form.register('maxDistance', { valueAsNumber: true })}
            error={errors.maxDistance?.message}
            help="The device’s margin of error counts in the student’s favour."
          />
        )}
        <RulesNotes rules={rules} network={requireNetwork} distance={maxDistance !== null} />
      </fieldset>
    </div>
  )
}

interface RulesNotesProps {
  rules: CheckInRules
  network: boolean
  distance: boolean
}

/** Says where a rule that is switched on has nothing to compare with, and so holds nobody up. */
function RulesNotes({ rules, network, distance }: RulesNotesProps) {
  const { campusNetworks, roomsWithoutNetwork, roomsWithoutPlace } = rules
  const noNetwork = network && campusNetworks === 0 && roomsWithoutNetwork.length > 0
  const noPlace = distance && roomsWithoutPlace.length > 0
  if (!noNetwork && !noPlace) return null
  return (
    <Alert tone="warn" title="Not everywhere yet">
      {noNetwork && (
        <p>
          No campus network is set up. Until an administrator sets one up, students can check in from
          anywhere.
        </p>
      )}
      {noPlace && (
        <p>{roomsWithoutPlace.join(', ')}: no location is set, so the distance isn’t checked there.</p>
      )}
    </Alert>
  )
}
