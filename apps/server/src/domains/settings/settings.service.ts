import { isDeepStrictEqual } from 'node:util'
import {
  type InstitutionSettings,
  institutionSettings,
  settings,
} from '@campanile/contract/settings/settings.ts'
import { z } from 'zod/mini'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { refuseOtherCurrency } from '#domains/payroll/currency.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { m } from './messages.ts'
import * as repo from './settings.repo.ts'

/** All sections with all defaults, including values added after the settings were stored. */
const complete = (stored: Partial<InstitutionSettings>): InstitutionSettings =>
  z.parse(institutionSettings, {
    general: {},
    security: {},
    attendance: {},
    faces: {},
    leave: {},
    payroll: {},
    assignments: {},
    mitigation: {},
    timetable: {},
    calendars: {},
    lobby: {},
    retention: {},
    ...stored,
  })

/** The institution as services need it; before the set-up, UTC and all defaults. */
export async function currentInstitution({ db }: Pick<Platform, 'db'>) {
  const row = await repo.findInstitution(db)
  const stored = complete(row?.settings ?? {})
  return {
    name: row?.name ?? 'Campanile',
    timeZone: row?.timeZone ?? 'UTC',
    /** Of texts that are stored and read by several people. */
    locale: toLocale(stored.general.language),
    settings: stored,
  }
}

/** Today's date where the institution is. */
export async function institutionDay({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string> {
  const { timeZone } = await currentInstitution({ db })
  return localDay(timeZone, clock.now()).date
}

type StoredSettings = Partial<InstitutionSettings> | null

const { faces, attendance, calendars } = institutionSettings.shape

/** The face settings, from stored settings that were read with other data. */
export const faceSettings = (stored: StoredSettings) => z.parse(faces, stored?.faces ?? {})

/** The attendance settings, from stored settings that were read with other data. */
export const attendanceSettings = (stored: StoredSettings) => z.parse(attendance, stored?.attendance ?? {})

/** Null before the set-up. */
export async function publicInstitution({ db }: Pick<Platform, 'db'>) {
  const row = await repo.findPublicInstitution(db)
  return row ? publicInstitutionView(row) : null
}

/** What everybody may know about the institution. */
export function publicInstitutionView({ name, timeZone, settings }: repo.PublicInstitutionRow) {
  const { weekStartsOn } = z.parse(calendars, settings.calendars ?? {})
  return { name, timeZone, weekStartsOn }
}

/** False when the institution exists already. */
export const createInstitution = (
  db: Database,
  { name, timeZone, now }: { name: string; timeZone: string; now: Date },
) => repo.insertInstitution(db, { name, timeZone, createdAt: now, updatedAt: now })

/** Stores a value under this name on the first start; later starts read the stored one. */
export const keepInstallationValue = repo.keepInstallationValue

/** Reads the stored value without creating one. */
export const findInstallationValue = repo.findInstallationValue

export const readSettings = handle(settings.readSettings, async (ctx) => {
  const row = requireFound(await repo.findInstitution(ctx.db))
  return { version: row.version, values: complete(row.settings) }
})

/** Settings that affect sign-in, pay, or how long actions can be traced. */
const sensitiveSections = ['security', 'payroll', 'retention'] as const

const touchesSensitive = (before: InstitutionSettings, after: InstitutionSettings): boolean =>
  sensitiveSections.some((section) => !isDeepStrictEqual(before[section], after[section]))

/** @throws AppError invalid-input where attempts would be deleted while they can still be disputed */
function refuseLostEvidence({ attendance, retention }: InstitutionSettings): void {
  const { disputeDays } = attendance
  if (retention.attemptDays >= disputeDays) return
  const message = m.keepAttemptsLonger({ days: disputeDays })
  throw new AppError('invalid-input', { fields: { 'values.retention.attemptDays': message } })
}

export const updateSettings = handleInTransaction(
  settings.updateSettings,
  async (ctx, { version, values }, tx) => {
    refuseLostEvidence(values)
    const before = await repo.findInstitution(tx.db)
    if (touchesSensitive(complete(before?.settings ?? {}), values)) requireConfirmation(ctx)
    const { currency } = complete(before?.settings ?? {}).payroll
    await refuseOtherCurrency(tx.db, currency, values.payroll.currency)
    const change = { settings: values, updatedAt: ctx.clock.now() }
    if (!(await repo.updateInstitution(tx.db, version, change))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'institution',
      entityId: 'settings',
      before: before?.settings,
      after: values,
    })
    return { version: version + 1, values }
  },
)
