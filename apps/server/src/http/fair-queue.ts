import type { Client } from './client.ts'

export type Level = 'high' | 'normal'
/** The limit for normal requests is never above the one for high-priority requests. */
export type Bounds = Readonly<Record<Level, number>>
type Group = Client['group']

export interface FairQueueLimits {
  /** Requests admitted at once, in total. */
  places: Bounds
  /** The same for each group of clients. */
  ofGroup: Readonly<Record<Group, Bounds>>
  /** The same for each client of a group. */
  ofClient: Readonly<Record<Group, Bounds>>
  /** Requests that may wait: in total, in each group, and for one client at one level. */
  waiting: {
    all: Bounds
    ofGroup: Readonly<Record<Group, number>>
    ofClient: Readonly<Record<Group, number>>
  }
}

type Start = () => void

interface Lane {
  group: Group
  key: string
  admitted: number
  waiting: Record<Level, Set<Start>>
}

interface GroupState {
  lanes: Map<string, Lane>
  admitted: number
  waiting: number
  /** Clients with a request that could start. The client served longest ago comes first. */
  ready: Record<Level, Set<Lane>>
}

const levels = ['high', 'normal'] as const
const newGroup = (): GroupState => ({
  lanes: new Map(),
  admitted: 0,
  waiting: 0,
  ready: { high: new Set(), normal: new Set() },
})

export type FairQueue = ReturnType<typeof createFairQueue>

/**
 * Admits a limited number of requests at once. Each client has a share of the slots and its own queue. Free
 * slots alternate between the groups, and within a group between its clients. Every step takes constant time.
 */
export function createFairQueue(limits: FairQueueLimits) {
  const groups: Record<Group, GroupState> = { 'signed-in': newGroup(), 'signed-out': newGroup() }
  let order: readonly Group[] = ['signed-in', 'signed-out']
  let admitted = 0
  let waiting = 0

  function findLane({ group, key }: Client): Lane {
    const known = groups[group].lanes.get(key)
    if (known) return known
    const lane = { group, key, admitted: 0, waiting: { high: new Set<Start>(), normal: new Set<Start>() } }
    groups[group].lanes.set(key, lane)
    return lane
  }

  const hasRoomFor = (group: Group, level: Level) =>
    admitted < limits.places[level] && groups[group].admitted < limits.ofGroup[group][level]
  const hasShare = ({ group, admitted: own }: Lane, level: Level) => own < limits.ofClient[group][level]

  /** Updates the sets after a change to this client. */
  function update(lane: Lane) {
    const { lanes, ready } = groups[lane.group]
    for (const level of levels) {
      if (lane.waiting[level].size > 0 && hasShare(lane, level)) ready[level].add(lane)
      else ready[level].delete(lane)
    }
    if (lane.admitted === 0 && levels.every((level) => lane.waiting[level].size === 0)) lanes.delete(lane.key)
  }

  function count(lane: Lane, change: 1 | -1) {
    lane.admitted += change
    groups[lane.group].admitted += change
    admitted += change
  }

  function nextLane(level: Level): Lane | undefined {
    for (const group of order) {
      const [lane] = hasRoomFor(group, level) ? groups[group].ready[level] : []
      if (lane) return lane
    }
    return undefined
  }

  function start(lane: Lane, level: Level) {
    const [first] = lane.waiting[level]
    if (!first) return
    const { ready } = groups[lane.group]
    lane.waiting[level].delete(first)
    groups[lane.group].waiting -= 1
    waiting -= 1
    count(lane, 1)
    // Moves the client to the end of the line if it has more requests.
    for (const each of levels) ready[each].delete(lane)
    update(lane)
    order = lane.group === 'signed-in' ? ['signed-out', 'signed-in'] : ['signed-in', 'signed-out']
    first()
  }

  function startWaiting() {
    for (const level of levels)
      for (let lane = nextLane(level); lane; lane = nextLane(level)) start(lane, level)
  }

  const isFull = ({ group, key }: Client, level: Level) =>
    waiting >= limits.waiting.all[level] ||
    groups[group].waiting >= limits.waiting.ofGroup[group] ||
    (groups[group].lanes.get(key)?.waiting[level].size ?? 0) >= limits.waiting.ofClient[group]

  function canStart({ group, key }: Client, level: Level) {
    if (!hasRoomFor(group, level)) return false
    const lane = groups[group].lanes.get(key)
    return !lane || (lane.waiting[level].size === 0 && hasShare(lane, level))
  }

  return {
    /** Whether a request of this client would be admitted or queued now. */
    takes: (client: Client, level: Level) => canStart(client, level) || !isFull(client, level),
    /** Resolves once the request is admitted. The caller must then call `leave`. */
    enter(client: Client, level: Level): Promise<void> | undefined {
      const isFree = canStart(client, level)
      const lane = findLane(client)
      if (isFree) {
        count(lane, 1)
        update(lane)
        return undefined
      }
      return new Promise((resolve) => {
        lane.waiting[level].add(resolve)
        groups[client.group].waiting += 1
        waiting += 1
        update(lane)
      })
    },
    leave(client: Client) {
      const lane = findLane(client)
      count(lane, -1)
      update(lane)
      startWaiting()
    },
    admitted: () => admitted,
    waiting: () => waiting,
  }
}
