import { readdirSync } from 'node:fs'

/** The benches are the files in this folder that end in .bench.ts. Each exports `run`. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No bench called ${unknown.join(', ')}; there are ${names.join(', ')}.\n`)
  process.exit(1)
}
for (const name of wanted.length > 0 ? wanted : names) {
  process.stdout.write(`\n# ${name}\n`)
  const { run } = (await import(`./${name}.bench.ts`)) as { run(): Promise<void> }
  await run()
}
