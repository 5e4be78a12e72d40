import { isIP } from 'node:net'
import type { Place } from '@campanile/contract/attendance/check-in.ts'
import ipaddr from 'ipaddr.js'

/** Metres; the earth's mean radius. */
const earthRadius = 6_371_008.8
/** Metres: a device that knows less exactly where it is proves nothing about a room. */
const vagueFrom = 150

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** A network with IPv4 addresses written the IPv6 way counts as the IPv4 one. */
function parseNetwork(network: string): Range | undefined {
  if (!ipaddr.isValidCIDR(network)) return undefined
  const [address, bits] = ipaddr.parseCIDR(network)
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96)
    return [address.toIPv4Address(), bits - 96]
  return [address, bits]
}

/** Whether an address lies in one of the networks (CIDR); what is not an address or network never does. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (isIP(address) === 0) return false
  const client = ipaddr.process(address)
  return networks.some((text) => {
    const range = parseNetwork(text)
    return range !== undefined && range[0].kind() === client.kind() && client.match(range)
  })
}

type Point = Pick<Place, 'latitude' | 'longitude'>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Metres between two places along the earth's surface, taken as a sphere. Vincenty's formula: the haversine loses
 * its digits near the other side of the earth.
 */
export function metresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const along = radians(other.longitude - one.longitude)
  const east = Math.cos(to) * Math.sin(along)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(along)
  const straight = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(along)
  return earthRadius * Math.atan2(Math.hypot(east, north), straight)
}

export interface Gates {
  requireNetwork: boolean
  maxDistance: number | null
  campusNetworks: readonly string[]
  /** Of the room the session is in; it takes the campus's place where there is one. */
  roomNetwork: string | null
  room: Point | null
}

const networksOf = ({ roomNetwork, campusNetworks }: Gates) => (roomNetwork ? [roomNetwork] : campusNetworks)

/** Whether students must say where they are; a room without a place asks for none. */
export const needsPlace = ({ maxDistance, room }: Gates): boolean => maxDistance !== null && room !== null

export type GateRefusal = 'not-on-network' | 'location-required' | 'location-vague' | 'too-far'

interface Passage {
  refusal: GateRefusal | null
  /** Metres to the room, rounded; null where nobody asked. */
  distance: number | null
}

/**
 * Whether somebody at this address and place may check in. A rule that nothing is known for (no network, no place of
 * the room) holds nobody up. What a device may be wrong by speaks for its student.
 */
export function passGates(gates: Gates, address: string, place: Place | undefined): Passage {
  const networks = networksOf(gates)
  if (gates.requireNetwork && networks.length > 0 && !isInNetworks(address, networks))
    return { refusal: 'not-on-network', distance: null }
  const { maxDistance, room } = gates
  if (maxDistance === null || room === null) return { refusal: null, distance: null }
  if (!place) return { refusal: 'location-required', distance: null }
  if (place.accuracy > vagueFrom) return { refusal: 'location-vague', distance: null }
  const metres = metresBetween(place, room)
  const refusal = metres - place.accuracy > maxDistance ? 'too-far' : null
  return { refusal, distance: Math.round(metres) }
}
