import { m } from './messages.ts'

/** The unit of a setting, shown after the number inside its control. */
export const unitWords = {
  minutes: m.unitMinutes(),
  days: m.unitDays(),
  months: m.unitMonths(),
  requests: m.unitRequests(),
  megabytes: m.unitMegabytes(),
  percent: m.unitPercent(),
  'day-of-month': undefined,
} as const

export type SettingUnit = keyof typeof unitWords

const amounts: Record<SettingUnit, (count: number) => string> = {
  minutes: (count) => m.minutes({ count }),
  days: (count) => m.days({ count }),
  months: (count) => m.months({ count }),
  requests: (count) => m.requests({ count }),
  megabytes: (value) => m.megabytes({ value }),
  percent: (value) => m.percent({ value }),
  'day-of-month': (day) => m.dayOfMonth({ day }),
}

/** "15 minutes" */
export const amountWords = (unit: SettingUnit, count: number): string => amounts[unit](count)
