import type { CheckInWay } from '@campanile/contract/attendance/check-in.ts'
import {
  type CheckInRules,
  type checkInWaysOperations,
  distanceRange,
} from '@campanile/contract/attendance/check-in-ways.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { listWords } from '#lib/listWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { m } from './messages.ts'

type Values = OperationInput<typeof checkInWaysOperations.updateCheckInRules>

const defaultDistance = 100

const ways: { way: CheckInWay; label: string; help: string }[] = [
  { way: 'face', label: m.face(), help: m.howFaceWorks() },
  { way: 'passkey', label: m.passkey(), help: m.howPasskeyWorks() },
  {
    way: 'code',
    label: m.codeOnTheScreen(),
    help: m.howCodeWorks(),
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
        <legend className="mb-2 text-md font-title">{m.checkInMethods()}</legend>
        {ways.map(({ way, label, help }) => (
          <CheckField
            key={way}
            label={label}
            help={help}
            checked={allowed.includes(way)}
            onChange={(event) => switchWay(way, event.target.checked)}
          />
        ))}
        <FieldError className="mt-0" keepsSpace>
          {errors.ways?.message ?? errors.ways?.root?.message}
        </FieldError>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-md font-title">{m.restrictions()}</legend>
        <CheckField
          label={m.fromTheCampusNetwork()}
          help={m.mobileDataIsRefused()}
          {...form.register('requireNetwork')}
        />
        <CheckField
          label={m.nearTheRoom()}
          help={m.howLocationWorks()}
          checked={maxDistance !== null}
          onChange={(event) =>
            form.setValue('maxDistance', event.target.checked ? defaultDistance : null, { shouldDirty: true })
          }
        />
        {maxDistance !== null && (
          <NumberField
            label={m.maximumDistanceInMetres()}
            min={distanceRange.min}
            max={distanceRange.max}
            className="ms-8"
            {...form.register('maxDistance', { valueAsNumber: true })}
            error={errors.maxDistance?.message}
            help={m.howMarginOfErrorCounts()}
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

/** Warns if an enabled rule has nothing to compare with and therefore refuses nobody. */
function RulesNotes({ rules, network, distance }: RulesNotesProps) {
  const { campusNetworks, roomsWithoutNetwork, roomsWithoutPlace } = rules
  const noNetwork = network && campusNetworks === 0 && roomsWithoutNetwork.length > 0
  const noPlace = distance && roomsWithoutPlace.length > 0
  if (!noNetwork && !noPlace) return null
  return (
    <Alert tone="warn" title={m.notEnforcedEverywhere()}>
      {noNetwork && <p>{m.noCampusNetwork()}</p>}
      {noPlace && <p>{m.roomsWithoutLocation({ rooms: listWords(roomsWithoutPlace) })}</p>}
    </Alert>
  )
}
