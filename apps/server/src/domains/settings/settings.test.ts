import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { updateInstitution } from './settings.repo.ts'
import { currentInstitution } from './settings.service.ts'

const server = await startTestServer()
const admin = await server.as(await server.make.admin())

const changed = (values: InstitutionSettings, security: Partial<InstitutionSettings['security']>) => ({
  ...values,
  security: { ...values.security, ...security },
})

describe('settings', () => {
  it('have defaults for everything, so that a new institution works at once', async () => {
    const { values } = await admin.readSettings({})
    expect(values.security).toEqual({
      separateSignInMessages: false,
      allowedEmailDomains: [],
      linkByVerifiedEmail: false,
      requireSecondFactorForAdmins: false,
    })
    expect(values.faces.matchThreshold).toBe(0.6)
    expect(values.attendance.requiredPercentage).toBe(75)
  })

  it('store what is saved, with domains in lower case', async () => {
    const { version, values } = await admin.readSettings({})
    const wanted = changed(values, { allowedEmailDomains: ['Campus.EDU'], separateSignInMessages: true })
    const saved = await admin.updateSettings({ version, values: wanted })
    expect(saved.version).toBe(version + 1)
    expect(saved.values.security.allowedEmailDomains).toEqual(['campus.edu'])
    expect(await admin.readSettings({})).toEqual(saved)
  })

  it('are read once in a transaction, and again in the next', async () => {
    const { make, platform, pool } = server
    await make.institution()
    const readName = async (db: Database) => (await currentInstitution({ db })).name
    await platform.db.transaction(async (tx) => {
      const before = await readName(tx)
      await pool.query(`update institution set name = 'Changed elsewhere'`)
      expect(await readName(tx)).toBe(before)
      expect(await readName(platform.db)).toBe('Changed elsewhere')
    })
    const { version } = await admin.readSettings({})
    await platform.db.transaction(async (tx) => {
      expect(await readName(tx)).toBe('Changed elsewhere')
      await updateInstitution(tx, version, { name: 'Changed here' })
      expect(await readName(tx)).toBe('Changed here')
    })
  })

  it('reject the second of two admins who save at once', async () => {
    const { version, values } = await admin.readSettings({})
    const save = (linkByVerifiedEmail: boolean) =>
      admin.updateSettings({ version, values: changed(values, { linkByVerifiedEmail }) })
    const outcomes = await Promise.allSettled([save(true), save(true)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(save(false))).toBe('edit-conflict')
    expect((await admin.readSettings({})).values.security.linkByVerifiedEmail).toBe(true)
  })

  it.each([
    [
      'a threshold that lets everybody through',
      { faces: { matchThreshold: 0.1 } },
      'values.faces.matchThreshold',
    ],
    [
      'a percentage over 100',
      { attendance: { requiredPercentage: 101 } },
      'values.attendance.requiredPercentage',
    ],
    [
      'something that is no domain',
      { security: { allowedEmailDomains: ['@campus'] } },
      'values.security.allowedEmailDomains.0',
    ],
  ])('reject %s, naming the field', async (_, change, field) => {
    const { version, values } = await admin.readSettings({})
    const wrong = Object.fromEntries(
      Object.entries(values).map(([section, kept]) => [
        section,
        { ...kept, ...(change as Record<string, object>)[section] },
      ]),
    ) as InstitutionSettings
    const call = admin.updateSettings({ version, values: wrong })
    await expect(call).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
    expect((await admin.readSettings({})).version).toBe(version)
  })
})
