import { type Fault, inDomain } from './fault.ts'

const kind = 'leak'

export const leakFaults: Fault[] = [
  {
    name: 'feedback-file-before-return',
    kind,
    file: inDomain('assignments/marking/submitted-files.service.ts'),
    text: "      if (!releasedAt) throw new AppError('not-found')\n",
    replacement: '',
    tests: ['assignments/'],
  },
  {
    name: 'unpublished-marks-on-transcript',
    kind,
    file: inDomain('results/papers/paper-facts.service.ts'),
    text: "const results = await computeStudentResults(ctx, studentId, 'released')",
    replacement: "const results = await computeStudentResults(ctx, studentId, 'all')",
    tests: ['results/'],
  },
  {
    name: 'secrets-in-data-export',
    kind,
    file: inDomain('my-data/my-data.repo.ts'),
    text: `  const omit = sql.param([...asked.source.omit])
  return listPage(db, asked, {
    shape: { row: pgType.json<PlainRow>() },
    what: sql\`to_jsonb(t) - \${omit}::text[] as row\`,`,
    replacement: `  return listPage(db, asked, {
    shape: { row: pgType.json<PlainRow>() },
    what: sql\`to_jsonb(t) as row\`,`,
    tests: ['my-data/'],
  },
  {
    name: 'bank-account-in-audit-log',
    kind,
    file: inDomain('payroll/bank/bank-details.service.ts'),
    text: `const auditedAccount = ({ accountNumber, bankCode }: BankAccount) => ({
  numberEnd: visibleNumberEnd(accountNumber),`,
    replacement: `const auditedAccount = ({ accountNumber, bankCode }: BankAccount) => ({
  accountNumber,`,
    tests: ['payroll/'],
  },
  {
    name: 'email-of-failed-sign-in-logged',
    kind,
    file: inDomain('accounts/sign-in/sign-in.service.ts'),
    text: '  const matches = await verifyPassword(found?.hash, password)\n',
    replacement: `  const matches = await verifyPassword(found?.hash, password)
  if (!matches) ctx.log.info({ email }, 'sign-in refused')
`,
    tests: ['accounts/', 'http/log'],
  },
  {
    name: 'address-of-refused-mail-logged',
    kind,
    file: inDomain('mail/sending.service.ts'),
    text: '    await noteRefusal(platform, claimed, error.refusal)\n',
    replacement: `    platform.log.info({ mailId: claimed.id, to: mail.to }, 'mail will be tried again')
    await noteRefusal(platform, claimed, error.refusal)
`,
    tests: ['mail/'],
  },
]
