import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { administer, createDatabase, inDatabase } from './database.ts'
import { startTestEngine, type TestEngine } from './test-engine.ts'

/**
 * Starts one PostgreSQL with one migrated template for the whole run. Every test file clones the template.
 */
export async function setup(project: TestProject) {
  const engine = await startTestEngine(process.env)
  try {
    const template = await makeTemplate(engine)
    project.provide('testDatabase', { adminUrl: engine.adminUrl, ownerUrl: engine.ownerUrl, template })
    return async () => {
      await administer(engine.adminUrl, `drop database ${template} with (force)`)
      await engine.stop()
    }
  } catch (error) {
    await engine.stop()
    throw error
  }
}

async function makeTemplate({ name, adminUrl, ownerUrl }: TestEngine): Promise<string> {
  const [row] = await administer<{ server_version: string }>(adminUrl, 'show server_version')
  process.stdout.write(`API tests run on the ${name} PostgreSQL ${row?.server_version}\n`)
  const template = `campanile_template_${process.pid}`
  await administer(adminUrl, createDatabase(template, ownerUrl, 'template0'))
  await migrate(inDatabase(ownerUrl, template))
  return template
}
