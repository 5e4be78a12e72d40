import { type Room, roomInput, roomSorts } from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { asNumber, orNull } from './formValues.ts'

type Facts = z.output<typeof roomInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label="Name"
          autoComplete="off"
          placeholder="B2.14"
          {...register('name')}
          error={errors.name?.message}
        />
        <NumberField label="Capacity" {...register('capacity', asNumber)} error={errors.capacity?.message} />
      </div>
      <TextField
        label="Network"
        optional
        autoComplete="off"
        spellCheck={false}
        placeholder="10.20.0.0/16"
        help="Classes can require it at check-in."
        {...register('network', orNull)}
        error={errors.network?.message}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label="Latitude"
          optional
          step="any"
          placeholder="51.5007"
          {...register('latitude', asNumber)}
          error={errors.latitude?.message}
        />
        <NumberField
          label="Longitude"
          optional
          step="any"
          placeholder="-0.1246"
          {...register('longitude', asNumber)}
          error={errors.longitude?.message}
        />
      </div>
    </div>
  )
}

const placeOf = ({ latitude, longitude }: Room) =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

const None = () => <span className="text-ink-3">None</span>

const kind: EntryKind<Room, Facts, (typeof roomSorts)[number]> = {
  key: 'room',
  one: 'room',
  many: 'rooms',
  sub: 'Where classes meet. Network and location are used to restrict check-in.',
  shape: { filters: ['state'], sort: 'name' },
  sorts: roomSorts,
  sortOptions: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
    { value: '-capacity', label: 'Largest first' },
    { value: 'capacity', label: 'Smallest first' },
  ],
  filters: [],
  schema: roomInput,
  empty: { name: '', network: null, latitude: null, longitude: null },
  factsOf: ({ name, capacity, network, latitude, longitude }) => ({
    name,
    capacity,
    network,
    latitude,
    longitude,
  }),
  fields: ['name', 'capacity', 'network', 'latitude', 'longitude'],
  labels: {
    name: 'Name',
    capacity: 'Capacity',
    network: 'Network',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  text: (facts, field) => facts[field] ?? 'None',
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'capacity', head: 'Capacity', sortable: true, align: 'right', cell: ({ capacity }) => capacity },
    { id: 'network', head: 'Network', cell: ({ network }) => network ?? <None /> },
    {
      id: 'place',
      head: 'Place',
      className: 'tnum max-lg:hidden',
      cell: (room) => placeOf(room) ?? <None />,
    },
    { id: 'meetings', head: 'Weekly meetings', align: 'right', cell: ({ meetings }) => meetings },
  ],
  essence: ({ capacity }) => `${capacity} seats`,
  meta: (room) => [room.network, placeOf(room)].filter(Boolean).join(', '),
  archiving: 'It can no longer be selected for meetings and sessions. Its name can’t be reused.',
}

export const RoomsScreen = () => <EntryScreen kind={kind} />
