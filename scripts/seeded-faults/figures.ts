import { type Fault, inDomain } from './fault.ts'

const kind = 'figure'

export const figureFaults: Fault[] = [
  {
    name: 'below-required-by-rounded-percentage',
    kind,
    file: inDomain('insight/reports.service.ts'),
    text: 'const below = isBelow(tallied, required)',
    replacement: 'const below = Math.round(percentage(tallied) ?? 100) < required',
    tests: ['insight/'],
  },
  {
    name: 'average-mark-as-if-out-of-100',
    kind,
    file: inDomain('analytics/figures/student-figures.repo.ts'),
    text: 'sum(round(100 * e.mark / coalesce(x.max_mark, a.max_mark), 2)) as sum',
    replacement: 'sum(round(e.mark, 2)) as sum',
    tests: ['analytics/'],
  },
  {
    name: 'two-decimals-for-every-currency',
    kind,
    file: inDomain('payroll/payslips/payslips.service.ts'),
    text: 'cell: (row) => toUnits(amount(row), minorDigits(currency)).toNumber(),',
    replacement: 'cell: (row) => toUnits(amount(row), 2).toNumber(),',
    tests: ['payroll/'],
  },
  {
    name: 'last-day-of-leave-year-not-taken',
    kind,
    file: inDomain('leave/leave-approval.service.ts'),
    text: '.filter(({ date }) => firstDay <= date && date <= lastDay)',
    replacement: '.filter(({ date }) => firstDay <= date && date < lastDay)',
    tests: ['leave/'],
  },
  {
    name: 'year-to-date-with-later-months',
    kind,
    file: inDomain('payroll/payslips/payslips.repo.ts'),
    text: 'and left(r.month, 4) = ${String(year)} and r.month <= ${month}',
    replacement: 'and left(r.month, 4) = ${String(year)}',
    tests: ['payroll/'],
  },
  {
    name: 'gpa-of-term-over-all-terms',
    kind,
    file: inDomain('results/students/student-results.service.ts'),
    text: 'return { termId, termName, firstDay, lastDay, isOver, ...averages(ofTerm), classes: ofTerm }',
    replacement:
      'return { termId, termName, firstDay, lastDay, isOver, ...averages(all.map(({ result }) => result)), classes: ofTerm }',
    tests: ['results/'],
  },
]
