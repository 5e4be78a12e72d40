import { type Room, roomInput, roomSorts } from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { asNumber, orNull } from './formValues.ts'
import { m } from './messages.ts'

type Facts = z.output<typeof roomInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label={m.name()}
          autoComplete="off"
          placeholder="B2.14"
          {...register('name')}
          error={errors.name?.message}
        />
        <NumberField
          label={m.capacity()}
          {...register('capacity', asNumber)}
          error={errors.capacity?.message}
        />
      </div>
      <TextField
        label={m.network()}
        optional
        autoComplete="off"
        spellCheck={false}
        placeholder="10.20.0.0/16"
        help={m.networkHint()}
        {...register('network', orNull)}
        error={errors.network?.message}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label={m.latitude()}
          optional
          step="any"
          placeholder="51.5007"
          {...register('latitude', asNumber)}
          error={errors.latitude?.message}
        />
        <NumberField
          label={m.longitude()}
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

const None = () => <span className="text-ink-3">{m.none()}</span>

const kind: EntryKind<Room, Facts, (typeof roomSorts)[number]> = {
  key: 'room',
  listName: 'rooms',
  count: (count) => rowCounts.rooms({ count }),
  sub: m.whatRoomsAre(),
  shape: { filters: ['state'], sort: 'name' },
  sorts: roomSorts,
  sortOptions: [
    { value: 'name', label: m.nameAToZ() },
    { value: '-name', label: m.nameZToA() },
    { value: '-capacity', label: m.largestFirst() },
    { value: 'capacity', label: m.smallestFirst() },
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
    name: m.name(),
    capacity: m.capacity(),
    network: m.network(),
    latitude: m.latitude(),
    longitude: m.longitude(),
  },
  text: (facts, field) => facts[field] ?? m.none(),
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      head: m.name(),
      sortable: true,
      cell: ({ id, name }) => (
        <CellWithSub>
          <RoomLink roomId={id}>{name}</RoomLink>
        </CellWithSub>
      ),
    },
    { id: 'capacity', head: m.capacity(), sortable: true, align: 'right', cell: ({ capacity }) => capacity },
    { id: 'network', head: m.network(), cell: ({ network }) => network ?? <None /> },
    {
      id: 'place',
      head: m.location(),
      className: 'tnum max-lg:hidden',
      cell: (room) => placeOf(room) ?? <None />,
    },
    { id: 'meetings', head: m.weeklyMeetings(), align: 'right', cell: ({ meetings }) => meetings },
  ],
  essence: ({ id, name, capacity }) => (
    <RoomLink roomId={id} className="text-brand-ink">
      {m.seatsOfRoom({ seats: capacity, room: name, hidden })}
    </RoomLink>
  ),
  meta: (room) => joinFacts(room.network, placeOf(room)),
  archiving: m.archivingRoom(),
}

export const RoomsScreen = () => <EntryScreen kind={kind} />
