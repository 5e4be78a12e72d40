import type { ExamDraftInputs } from '@campanile/contract/exams/exam-drafts.ts'
import {
  type DraftKind,
  draftKinds,
  draftStates,
  type UnplacedReason,
} from '@campanile/contract/timetable/draft-words.ts'
import type { DraftFigures, DraftInputs } from '@campanile/contract/timetable/timetable-drafts.ts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import type { AppliedExam, ExamDraftResult } from '#domains/exams/drafts/exam-draft-result.ts'
import { people } from '#domains/people/people.tables.ts'
import { terms } from '#domains/structure/structure.tables.ts'

/** The result of a computation. */
export interface DraftResult {
  placements: {
    classId: string
    weekday: number
    startsAt: string
    endsAt: string
    roomId: string | null
    isLocked: boolean
  }[]
  unplaced: {
    classId: string
    meetings: number
    reasons: { kind: UnplacedReason; resource: string | null; starts: number }[]
  }[]
  figures: DraftFigures
}

/** A meeting that an applied draft changed, ended or added, with its version afterwards. */
export interface AppliedChange {
  classId: string
  meetingId: string
  version: number
  before: DraftPlace | null
  after: DraftPlace | null
}
type DraftPlace = Pick<DraftResult['placements'][number], 'weekday' | 'startsAt' | 'endsAt' | 'roomId'>

/** The input of a draft of each kind, its result, and how to undo it. */
export interface DraftContents {
  classes: { inputs: DraftInputs; result: DraftResult; changes: AppliedChange[] }
  exams: { inputs: ExamDraftInputs; result: ExamDraftResult; changes: AppliedExam[] }
}
type AnyContents = DraftContents[DraftKind]

/** A draft of a term's timetable or of its exams, from its computation until it is applied or undone. */
export const timetableDrafts = pgTable(
  'timetable_drafts',
  {
    id: idColumn(),
    kind: text('kind', { enum: draftKinds }).notNull().default('classes'),
    name: text('name').notNull(),
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id),
    state: text('state', { enum: draftStates }).notNull(),
    inputs: jsonb('inputs').$type<AnyContents['inputs']>().notNull(),
    /** Null until it was computed. */
    result: jsonb('result').$type<AnyContents['result']>(),
    /** How to undo it; null unless it is applied. */
    changes: jsonb('changes').$type<AnyContents['changes']>(),
    createdAt: at('created_at').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    computingSince: at('computing_since'),
    appliedAt: at('applied_at'),
    version: versionColumn(),
  },
  (table) => [
    // One computation at a time.
    uniqueIndex('timetable_drafts_computing').on(table.state).where(sql`state = 'computing'`),
    index('timetable_drafts_created').on(table.kind, table.createdAt, table.id),
    index('timetable_drafts_term').on(table.termId),
  ],
)
