import { constants, setPriority } from 'node:os'
import { attacks } from './attacks.ts'
import type { Target } from './target.ts'

/**
 * A process of its own, so that what an attack costs the attacker is not taken for what it costs the others.
 * Told the attack and its target by a message; answers with what came of it.
 */
process.on('message', async ({ name, target }: { name: string; target: Target }) => {
  const attack = attacks.find((it) => it.name === name)
  if (!attack) throw new Error(`There is no attack called ${name}.`)
  // An attacker brings a machine of their own; here it may use what the server leaves over.
  setPriority(constants.priority.PRIORITY_LOW)
  const began = performance.now()
  const result = await attack.run(target)
  process.send!({ ...result, seconds: (performance.now() - began) / 1_000 }, () => process.exit(0))
})
