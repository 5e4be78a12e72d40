import { constants, setPriority } from 'node:os'
import { attacks } from './attacks.ts'
import type { Target } from './target.ts'

/**
 * Runs in a separate process, so that the attacker's own work does not slow the people who are being
 * measured. Receives the attack and its target as a message, and answers with the outcome.
 */
process.on('message', async ({ name, target }: { name: string; target: Target }) => {
  const attack = attacks.find((it) => it.name === name)
  if (!attack) throw new Error(`There is no attack called ${name}.`)
  // A real attacker has their own machine. Here they only get the processor time that the server does not
  // need.
  setPriority(constants.priority.PRIORITY_LOW)
  const began = performance.now()
  const result = await attack.run(target)
  process.send!({ ...result, seconds: (performance.now() - began) / 1_000 }, () => process.exit(0))
})
