import type { RolloverPlan, TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { assignmentOf } from '#domains/assignments/testing/assignments.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { rolloverCampus } from './testing/rollover-campus.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { admin, sourceTerm, plan, applied, inDays, mondayIn } = await rolloverCampus(server)
