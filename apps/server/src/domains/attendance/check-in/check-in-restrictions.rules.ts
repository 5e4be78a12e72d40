import { isIP } from 'node:net'
import type { DeviceLocation } from '@campanile/contract/attendance/check-in.ts'
import ipaddr from 'ipaddr.js'

/** The earth's mean radius in metres. */
const earthRadius = 6_371_008.8
/** Metres of accuracy. A less accurate location proves nothing about a room. */
const vagueAccuracy = 150

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** A network of IPv4 addresses in IPv6 notation is treated as an IPv4 network. */
function parseNetwork(network: string): Range | undefined {
  if (!ipaddr.isValidCIDR(network)) return undefined
  const [address, bits] = ipaddr.parseCIDR(network)
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96)
    return [address.toIPv4Address(), bits - 96]
  return [address, bits]
}

/** Whether an address is in one of the networks (CIDR). Invalid addresses and networks never match. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (isIP(address) === 0) return false
  const client = ipaddr.process(address)
  return networks.some((text) => {
    const range = parseNetwork(text)
    return range !== undefined && range[0].kind() === client.kind() && client.match(range)
  })
}

type Point = Pick<DeviceLocation, 'latitude' | 'longitude'>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Metres between two points on the earth's surface, treated as a sphere. Uses Vincenty's formula, because the
 * haversine formula loses precision near the antipode.
 */
export function metresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const along = radians(other.longitude - one.longitude)
  const east = Math.cos(to) * Math.sin(along)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(along)
  const straight = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(along)
  return earthRadius * Math.atan2(Math.hypot(east, north), straight)
}

export interface CheckInRestrictions {
  requireNetwork: boolean
  maxDistance: number | null
  campusNetworks: readonly string[]
  /** Network of the session's room. If it is set, it replaces the campus networks. */
  roomNetwork: string | null
  room: Point | null
}

const allowedNetworks = ({ roomNetwork, campusNetworks }: CheckInRestrictions) =>
  roomNetwork ? [roomNetwork] : campusNetworks

/** Whether students must send their location. A room without a location requires none. */
export const needsLocation = ({ maxDistance, room }: CheckInRestrictions): boolean =>
  maxDistance !== null && room !== null

export type RestrictionRefusal = 'not-on-network' | 'location-required' | 'location-vague' | 'too-far'

interface RestrictionResult {
  refusal: RestrictionRefusal | null
  /** Metres to the room, rounded; null if the location was not checked. */
  distance: number | null
}

/**
 * Whether a student at this address and location may check in. A restriction is skipped if the network or the
 * room's location is not configured. The accuracy of the device counts in the student's favour.
 */
export function checkRestrictions(
  restrictions: CheckInRestrictions,
  address: string,
  place: DeviceLocation | undefined,
): RestrictionResult {
  const networks = allowedNetworks(restrictions)
  if (restrictions.requireNetwork && networks.length > 0 && !isInNetworks(address, networks))
    return { refusal: 'not-on-network', distance: null }
  const { maxDistance, room } = restrictions
  if (maxDistance === null || room === null) return { refusal: null, distance: null }
  if (!place) return { refusal: 'location-required', distance: null }
  if (place.accuracy > vagueAccuracy) return { refusal: 'location-vague', distance: null }
  const metres = metresBetween(place, room)
  const refusal = metres - place.accuracy > maxDistance ? 'too-far' : null
  return { refusal, distance: Math.round(metres) }
}
