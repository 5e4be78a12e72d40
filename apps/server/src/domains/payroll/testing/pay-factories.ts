import type { PayLineKind, PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import { newId } from '#db/columns.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { slipSums } from '../computing/payslip.rules.ts'
import { payLineEvents, payLines, payRuns, payslips } from '../pay-runs.tables.ts'

interface RunTraits {
  month: string
  status?: PayRunStatus
  kind?: 'regular' | 'reversal'
  reversalOf?: string
  currency?: string
}

interface LineTraits {
  kind: PayLineKind
  label: string
  amount: number
  detail?: string
  ofMonth?: string
  adjusts?: PayLineKind
}

/** The lines of a visiting lecturer’s payslip, in hundredths: 262.80 net. */
export const visitingLines = [
  { kind: 'teaching', label: 'Teaching', amount: 25_200, detail: '6 hours × 42.00' },
  { kind: 'allowance', label: 'Transport', amount: 5_000 },
  { kind: 'deduction', label: 'Union', amount: -1_000 },
  { kind: 'tax', label: 'Income tax', amount: -2_920 },
] as const

export const iban = 'DE89370400440532013000'
export const account = {
  holder: 'Ada Lovelace',
  accountNumber: iban,
  bankCode: 'COBADEFFXXX',
  bankName: 'Commerzbank',
}

/** Runs and payslips as the computation leaves them, and people who view them. */
export async function payFactories({ platform: { db }, make, clock, ...server }: TestServer) {
  const by = await make.admin()

  async function run({ month, status = 'approved', kind = 'regular', ...traits }: RunTraits) {
    const [id, now] = [newId(), clock.now()]
    const isApproved = !['draft', 'computing', 'computed'].includes(status)
    await db.insert(payRuns).values({
      id,
      month,
      kind,
      status,
      currency: traits.currency ?? 'EUR',
      reversalOf: traits.reversalOf ?? null,
      createdAt: now,
      createdBy: by.id,
      ...(isApproved && { approvedAt: now, approvedBy: by.id }),
    })
    return id
  }

  /** Creates a payslip with these lines and returns all their ids. */
  async function slip(payRunId: string, person: TestPerson, given: readonly LineTraits[]) {
    const id = newId()
    await db.insert(payslips).values({
      id,
      payRunId,
      personId: person.id,
      personName: `${person.firstName} ${person.lastName}`,
      personRole: person.role,
      // Lecturers in these tests are visiting lecturers.
      ...(person.role === 'lecturer'
        ? { employmentType: 'visiting' as const, basis: 'hour' as const }
        : { employmentType: 'full-time' as const, basis: 'month' as const }),
      ...slipSums(given),
    })
    const lines = given.map((it, position) => ({
      ...it,
      id: newId(),
      payslipId: id,
      position,
      key: `${it.kind} ${it.label}`,
    }))
    await db.insert(payLines).values(lines)
    return { id, lineIds: lines.map((it) => it.id) }
  }

  /** A session that a line pays for. */
  const taught = (payLineId: string, session: { id: string; startsAt: Date }, minutes: number) =>
    db.insert(payLineEvents).values({
      payLineId,
      kind: 'session',
      on: session.startsAt.toISOString().slice(0, 10),
      sessionId: session.id,
      minutes,
      checkInAt: session.startsAt,
    })

  /** A browser in which this person has just confirmed their password. */
  async function confirmed(person: TestPerson): Promise<TestBrowser> {
    const browser = await server.as(person)
    await browser.confirmPassword({ password: testPassword })
    return browser
  }

  return { run, slip, taught, confirmed }
}
