import { call, type Input, writeRead } from '#lib/reads.ts'
import { useActOn } from '#lib/useAct.ts'

export type AttendanceAct = 'check-in' | 'check-out'

/** How a person checks in: with a location's link, or from their own page. */
export type Place = { linkId?: string }

type Proof = Input<'checkInStaffDay'>['proof']

const operations = { 'check-in': 'checkInStaffDay', 'check-out': 'checkOutStaffDay' } as const

/** Begins or ends the day, once the person has proved who they are. The response is the day, shown at once. */
export function useAttend<I>(act: AttendanceAct, place: Place, prove: (input: I) => Promise<Proof>) {
  const name = operations[act]
  return useActOn(
    name,
    async (input: I) => call(name, { ...place, proof: await prove(input) }),
    (client, day) => writeRead(client, 'readMyStaffDay', {}, () => day),
  )
}
