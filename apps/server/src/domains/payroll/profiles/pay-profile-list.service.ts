import { payProfiles } from '@campanile/contract/payroll/pay-profiles.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { describingColumns } from '#domains/people/person-columns.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { toUnits } from '../computing/pay-money.rules.ts'
import { payrollFiles } from '../files.messages.ts'
import { exportedBatches, recordExport, recordView } from '../pay-views.service.ts'
import * as repo from './pay-profiles.repo.ts'
import { paidPersonView, profileView } from './pay-profiles.service.ts'

async function payInstitution({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const { timeZone, settings } = await currentInstitution({ db })
  return { currency: settings.payroll.currency, today: localDay(timeZone, clock.now()).date }
}

export const listPayProfiles = handle(payProfiles.listPayProfiles, async (ctx, query) => {
  const { currency, today } = await payInstitution(ctx)
  const { rows, total, ...counts } = await repo.listPeopleWithProfiles(ctx.db, query, today)
  const shown = rows.filter(({ profile }) => profile).map(({ id }) => id)
  await recordView(ctx, { entity: 'pay-profiles', entityId: 'list', people: shown })
  return {
    items: rows.map(({ profile, ...row }) => ({
      person: paidPersonView(row),
      profile: profile && profileView(profile),
      hasBankDetails: row.hasBankDetails,
    })),
    total,
    page: query.page,
    pageSize: query.pageSize,
    currency,
    counts: { with: counts.with, without: counts.without },
  }
})

const columns = (currency: string, locale: string): Column<repo.PayProfileListRow>[] => {
  const m = payrollFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.name(), width: 28, cell: ({ name }) => name },
    ...describingColumns(locale),
    { header: m.paidBy(), width: 14, cell: ({ profile }) => profile && m.basis({ basis: profile.basis }) },
    {
      header: m.amountIn({ currency }),
      kind: 'number',
      decimals: minorDigits(currency),
      width: 14,
      cell: ({ profile }) => profile && toUnits(profile.amount, minorDigits(currency)).toNumber(),
    },
    { header: shared.from(), kind: 'day', width: 12, cell: ({ profile }) => profile?.firstDay ?? null },
    { header: shared.to(), kind: 'day', width: 12, cell: ({ profile }) => profile?.lastDay ?? null },
    {
      header: m.items(),
      width: 40,
      cell: ({ profile }) => profile?.items.map((it) => it.name).join(', ') ?? null,
    },
    {
      header: m.bankDetails(),
      width: 12,
      cell: ({ hasBankDetails }) => (hasBankDetails ? shared.yes() : shared.no()),
    },
  ]
}

export const exportPayProfiles = handle(
  payProfiles.exportPayProfiles,
  async (ctx, { format, ...narrowing }) => {
    const { currency, today } = await payInstitution(ctx)
    const about = { entity: 'pay-profiles', entityId: 'list' }
    await recordExport(ctx, { ...about, asked: narrowing })
    const locale = await localeOfActor(ctx)
    const title = payrollFiles(locale).payProfiles()
    const rows = exportedBatches<repo.PayProfileListRow>(ctx, about, {
      read: (after, limit) => repo.listNextRows(ctx.db, narrowing, { today, after, limit }),
      personOf: ({ id, profile }) => (profile ? id : null),
    })
    return toDownload(
      { title, locale, columns: columns(currency, locale), rows },
      { format, name: `${title} ${today}`, now: ctx.clock.now() },
    )
  },
)
