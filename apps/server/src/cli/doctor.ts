import { createLog } from '#platform/log.ts'
import { examine } from '../doctor/examine.ts'
import { describeFinding } from '../doctor/report.mjs'

// Says what is wrong with an installation and what to do about it; scripts/doctor.mjs has looked at the machine before.
const say = (text: string) => process.stdout.write(text)
const demo = process.argv.includes('--demo')
const cancelled = new AbortController()
// On, not once: npm passes Ctrl-C on, so that it comes twice.
process.on('SIGINT', () => cancelled.abort())

say('\nInstallation\n')
try {
  for await (const finding of examine({ env: process.env, demo, log: createLog('silent') })) {
    say(describeFinding(finding))
    if (finding.state === 'broken') process.exitCode = 1
    // The checks then clear up behind themselves.
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
