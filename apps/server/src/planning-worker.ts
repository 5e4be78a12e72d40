import type { ExamProblem } from '#domains/exams/drafts/exam-problem.ts'
import { type ExamPlacement, solveExams } from '#domains/exams/drafts/solve-exams.ts'
import { solveTimetable } from '#domains/timetable/drafts/solve-timetable.ts'
import type { Placement, TimetableProblem } from '#domains/timetable/drafts/timetable-problem.ts'
import type { PlanningTask } from '#platform/planning/planning.ts'
import type { SearchLimits } from '#platform/planning/run-highs.ts'

// Loaded by worker threads only, like drawing-worker.ts. Each task looks for a timetable until it is as good as
// can be, the time is over, or the flag is raised.

const limitsOf = ({ seconds, stop }: PlanningTask<unknown>): SearchLimits => ({
  seconds,
  shouldStop: () => Atomics.load(stop, 0) !== 0,
  now: () => performance.now(),
})

export const planTimetable = (task: PlanningTask<TimetableProblem>): Promise<Placement[] | undefined> =>
  solveTimetable(task.problem, limitsOf(task))

export const planExams = (task: PlanningTask<ExamProblem>): Promise<ExamPlacement[]> =>
  solveExams(task.problem, limitsOf(task))
