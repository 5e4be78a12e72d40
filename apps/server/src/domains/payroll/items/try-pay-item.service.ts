import { formulaNames } from '@campanile/contract/payroll/pay-formula.ts'
import { payItems } from '@campanile/contract/payroll/pay-items.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { messageText } from '@campanile/messages/coded.ts'
import Big from 'big.js'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { toUnits } from '../computing/pay-money.rules.ts'
import { parseFormula } from './formula/formula.rules.ts'
import { FormulaFailure, isFormulaError } from './formula/formula.ts'
import { availableNames, itemAmount } from './pay-item.rules.ts'
import * as repo from './pay-items.repo.ts'

// Real codes begin with a lower-case letter, so this one sorts after those at the same position and is never
// taken.
const tried = { code: '~', name: '', taxable: false, employmentTypes: [] }
const always = { id: '', firstMonth: null, lastMonth: null }

export const tryPayItem = handle(payItems.tryPayItem, async (ctx, input) => {
  const { kind, how, position, prorated, basic, amount } = input
  const { settings } = await currentInstitution(ctx)
  const digits = minorDigits(settings.payroll.currency)
  const items = await repo.listItemRules(ctx.db)
  const known = availableNames({ kind, position, code: tried.code }, items)
  const about: Record<string, string> = {
    ...Object.fromEntries(items.map(({ code, name }) => [code, name])),
    ...formulaNames,
  }
  const names = [...known].map((name) => ({ name, about: about[name] ?? name }))
  const formula = how.method === 'formula' ? parseFormula(how.formula, known) : null
  if (formula && isFormulaError(formula))
    return { amount: null, problem: messageText(formula.problem, ctx.locale), at: formula.at, names }
  const pay = toUnits(basic, digits)
  const paid = new Big(input.workingDays).minus(Math.min(input.unpaidDays, input.workingDays))
  const values: Record<string, Big> = {
    ...Object.fromEntries(items.map(({ code }) => [code, new Big(0)])),
    basic: pay,
    monthlyBasic: pay,
    rate: pay,
    gross: pay,
    taxable: pay,
    hours: new Big(input.hours),
    sessions: new Big(input.sessions),
    workingDays: new Big(input.workingDays),
    employedDays: new Big(input.workingDays),
    unpaidDays: new Big(input.unpaidDays),
    leaveDays: new Big(input.unpaidDays),
  }
  const parts = [{ amount, paidDays: paid, total: input.workingDays }]
  try {
    const item = { ...tried, ...always, kind, how, position, prorated, formula }
    const base = { basic, gross: basic, taxable: basic, values, parts, digits }
    return { amount: itemAmount(item, base), problem: null, at: null, names }
  } catch (error) {
    if (!(error instanceof FormulaFailure)) throw error
    return { amount: null, problem: messageText(error.message, ctx.locale), at: error.at, names }
  }
})
