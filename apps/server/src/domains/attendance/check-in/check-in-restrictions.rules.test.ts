import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CheckInRestrictions,
  checkRestrictions,
  isInNetworks,
  metresBetween,
  needsLocation,
} from './check-in-restrictions.rules.ts'

const toNumber = (parts: readonly number[], bits: number) =>
  parts.reduce((sum, part) => (sum << BigInt(bits)) | BigInt(part), 0n)
const sharesPrefix = (one: bigint, other: bigint, width: number, prefix: number) =>
  one >> BigInt(width - prefix) === other >> BigInt(width - prefix)

const v4 = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
const v6 = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
const text4 = (parts: readonly number[]) => parts.join('.')
const text6 = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':')
/** The first parts are alike, so that near misses occur. */
const near = <T extends number[]>(one: fc.Arbitrary<T>) =>
  fc.tuple(one, one, fc.nat(8)).map(([a, b, same]) => [a, [...a.slice(0, same), ...b.slice(same)]] as const)

describe('a network', () => {
  it('contains the IPv4 addresses that share its first bits', () => {
    fc.assert(
      fc.property(near(v4), fc.integer({ min: 0, max: 32 }), ([address, network], bits) => {
        const expected = sharesPrefix(toNumber(address, 8), toNumber(network, 8), 32, bits)
        expect(isInNetworks(text4(address), [`${text4(network)}/${bits}`])).toBe(expected)
        // A dual-stack socket reports the same address in IPv6 notation.
        expect(isInNetworks(`::ffff:${text4(address)}`, [`${text4(network)}/${bits}`])).toBe(expected)
        expect(isInNetworks(text4(address), [`::ffff:${text4(network)}/${96 + bits}`])).toBe(expected)
      }),
    )
  })

  it('contains the IPv6 addresses that share its first bits', () => {
    // Addresses below 0:0:0:0:0:ffff are the IPv4 range.
    const real = v6.filter((parts) => parts[0]! > 0)
    fc.assert(
      fc.property(near(real), fc.integer({ min: 0, max: 128 }), ([address, network], bits) => {
        const expected = sharesPrefix(toNumber(address, 16), toNumber(network, 16), 128, bits)
        expect(isInNetworks(text6(address), [`${text6(network)}/${bits}`])).toBe(expected)
      }),
    )
  })

  it('never contains an address of the other family', () => {
    expect(isInNetworks('10.0.0.1', ['::/0'])).toBe(false)
    expect(isInNetworks('2001:db8::1', ['0.0.0.0/0'])).toBe(false)
    // Larger than the IPv4 range in IPv6 notation, so it is an IPv6 network.
    expect(isInNetworks('10.0.0.1', ['::ffff:10.0.0.1/64'])).toBe(false)
  })

  it.each(['', 'server', '10.0.0', '300.1.1.1'])('does not contain %j', (address) => {
    expect(isInNetworks(address, ['0.0.0.0/0', '::/0'])).toBe(false)
  })

  it.each(['', 'campus', '10.0.0.0', '10.0.0.0/40'])('contains nothing if it is written as %j', (network) => {
    expect(isInNetworks('10.0.0.1', [network])).toBe(false)
  })
})

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ latitude, longitude })

describe('the distance', () => {
  it.each([
    [
      'London',
      'Paris',
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 48.8566, longitude: 2.3522 },
      343_600,
    ],
    [
      'London',
      'New York',
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 40.7128, longitude: -74.006 },
      5_570_000,
    ],
    ['a pole', 'the other', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015_115],
    [
      'one side of the date line',
      'the other',
      { latitude: 0, longitude: 179.9995 },
      { latitude: 0, longitude: -179.9995 },
      111,
    ],
  ] as const)('from %s to %s is right', (_from, _to, one, other, metres) => {
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(Math.max(1, metres * 0.001))
  })

  it('is the same both ways, zero to oneself, and never more than half the earth’s circumference', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const metres = metresBetween(one, other)
        expect(metres).toBeCloseTo(metresBetween(other, one), 3)
        expect(metres).toBeLessThanOrEqual(20_015_116)
        expect(metresBetween(one, one)).toBe(0)
      }),
    )
  })

  it('along a meridian is proportional to the difference in latitude', () => {
    const step = fc.double({ min: 0, max: 0.01, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: -80, max: 80, noNaN: true }), longitude, step, (from, along, degrees) => {
        const metres = metresBetween(
          { latitude: from, longitude: along },
          { latitude: from + degrees, longitude: along },
        )
        expect(metres).toBeCloseTo((degrees * 20_015_114) / 180, 0)
      }),
    )
  })

  it('is never shorter by a detour', () => {
    fc.assert(
      fc.property(point, point, point, (one, over, other) => {
        const detour = metresBetween(one, over) + metresBetween(over, other)
        expect(metresBetween(one, other)).toBeLessThanOrEqual(detour + 0.01)
      }),
    )
  })
})

const open: CheckInRestrictions = {
  requireNetwork: false,
  maxDistance: null,
  campusNetworks: [],
  roomNetwork: null,
  room: null,
}
const room = { latitude: 51.5, longitude: -0.12 }
/** A location this many metres north of the room. */
const away = (metres: number, accuracy = 10) => ({
  latitude: room.latitude + (metres * 180) / 20_015_114,
  longitude: room.longitude,
  accuracy,
})

describe('network and location restrictions', () => {
  it('allow everyone if none is set, or if the network or location to compare with is not configured', () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.option(fc.record({ latitude, longitude, accuracy: fc.nat() })),
        (address, place) => {
          const nothing = { refusal: null, distance: null }
          expect(checkRestrictions(open, address, place ?? undefined)).toEqual(nothing)
          const unknown = { ...open, requireNetwork: true, maxDistance: 50 }
          expect(checkRestrictions(unknown, address, place ?? undefined)).toEqual(nothing)
          expect(needsLocation(unknown)).toBe(false)
          const unlimited = { ...open, room }
          expect(checkRestrictions(unlimited, address, place ?? undefined)).toEqual(nothing)
          expect(needsLocation(unlimited)).toBe(false)
        },
      ),
    )
  })

  it('allow the campus network, or only the room’s own network if it has one', () => {
    const restrictions = { ...open, requireNetwork: true, campusNetworks: ['192.0.2.0/24', '10.20.0.0/16'] }
    expect(checkRestrictions(restrictions, '10.20.3.4', undefined).refusal).toBeNull()
    expect(checkRestrictions(restrictions, '10.21.3.4', undefined).refusal).toBe('not-on-network')
    const own = { ...restrictions, roomNetwork: '10.20.7.0/24' }
    expect(checkRestrictions(own, '10.20.7.9', undefined).refusal).toBeNull()
    expect(checkRestrictions(own, '10.20.3.4', undefined).refusal).toBe('not-on-network')
  })

  it('require a location that is exact and near enough', () => {
    const restrictions = { ...open, maxDistance: 100, room }
    expect(needsLocation(restrictions)).toBe(true)
    expect(checkRestrictions(restrictions, '', undefined)).toEqual({
      refusal: 'location-required',
      distance: null,
    })
    expect(checkRestrictions(restrictions, '', away(10, 151))).toEqual({
      refusal: 'location-vague',
      distance: null,
    })
    expect(checkRestrictions(restrictions, '', away(90))).toEqual({ refusal: null, distance: 90 })
    expect(checkRestrictions(restrictions, '', away(240, 150))).toEqual({ refusal: null, distance: 240 })
    expect(checkRestrictions(restrictions, '', away(240, 100))).toEqual({ refusal: 'too-far', distance: 240 })
  })

  it('allow a student exactly at the limit', () => {
    const restrictions = { ...open, maxDistance: 0, room }
    expect(checkRestrictions(restrictions, '', { ...room, accuracy: 0 })).toEqual({
      refusal: null,
      distance: 0,
    })
  })

  it('never refuse a student who may be near enough given the accuracy, and store whole metres only', () => {
    const metres = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(metres, fc.integer({ min: 0, max: 150 }), metres, (distance, accuracy, maxDistance) => {
        const passage = checkRestrictions({ ...open, maxDistance, room }, '', away(distance, accuracy))
        if (distance - accuracy < maxDistance - 1) expect(passage.refusal).toBeNull()
        if (distance - accuracy > maxDistance + 1) expect(passage.refusal).toBe('too-far')
        expect(Number.isInteger(passage.distance)).toBe(true)
      }),
    )
  })
})
