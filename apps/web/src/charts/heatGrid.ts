interface Cell {
  weekday: number
  hour: number
}

/** Weekdays and hours without gaps: Monday to Friday at least, and every hour from the first to the last. */
export function heatGrid<T extends Cell>(cells: readonly T[]) {
  const hours = cells.map(({ hour }) => hour)
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  const lastDay = Math.max(5, ...cells.map(({ weekday }) => weekday))
  const byPlace = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]))
  return {
    weekdays: Array.from({ length: lastDay }, (_, index) => index + 1),
    hours: cells.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index),
    at: (weekday: number, hour: number): T | undefined => byPlace.get(`${weekday} ${hour}`),
  }
}
