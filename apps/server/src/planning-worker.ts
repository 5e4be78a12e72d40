import type { StopFlag } from '#domains/timetable/drafts/planning.ts'
import { solveTimetable } from '#domains/timetable/drafts/solve-timetable.ts'
import type { TimetableProblem } from '#domains/timetable/drafts/timetable-problem.ts'

// Loaded by worker threads only, like drawing-worker.ts.

/** Searches for a timetable until it is optimal, the time limit is reached, or the flag is set. */
export const plan = (task: { problem: TimetableProblem; seconds: number; stop: StopFlag }) =>
  solveTimetable(task.problem, {
    seconds: task.seconds,
    shouldStop: () => Atomics.load(task.stop, 0) !== 0,
    now: () => performance.now(),
  })
