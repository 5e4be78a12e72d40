import { createLog } from '#platform/log.ts'
import { examine } from '../doctor/examine.ts'
import { describeFinding } from '../doctor/report.mjs'

// Reports problems of an installation and how to solve them. scripts/doctor.mjs has checked the machine
// before.
const say = (text: string) => process.stdout.write(text)
const demo = process.argv.includes('--demo')
const cancelled = new AbortController()
// `on` instead of `once`: npm passes Ctrl-C on, so it arrives twice.
process.on('SIGINT', () => cancelled.abort())

say('\nInstallation\n')
try {
  for await (const finding of examine({ env: process.env, demo, log: createLog('silent') })) {
    say(describeFinding(finding))
    if (finding.state === 'broken') process.exitCode = 1
    // Makes the checks clean up after themselves.
    cancelled.signal.throwIfAborted()
  }
  say(
    process.exitCode
      ? '\nSomething is broken: follow the advice above, then run this again.\n'
      : '\nNothing is broken.\n',
  )
} catch (error) {
  // Ctrl-C also ends the programs that a check has started.
  if (!cancelled.signal.aborted) throw error
  process.exitCode = 130
}
