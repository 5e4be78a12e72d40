/** The processor time for each problem. */
export const planningSeconds = Number(process.env.TIMETABLE_SECONDS ?? 90)

/** Milliseconds of the processor, so that other work on the machine changes no figure. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Rooms as the demo campus has them. */
export const roomSizes = [
  { count: 6, capacity: 140 },
  { count: 10, capacity: 80 },
  { count: 8, capacity: 45 },
]
