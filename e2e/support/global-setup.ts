import { startTestEngine } from '@campanile/server/testing/test-engine.ts'

/** Starts one PostgreSQL for the whole run, on which every worker gets its own database. */
export default async function globalSetup() {
  const engine = await startTestEngine(process.env)
  process.env.E2E_ADMIN_URL = engine.adminUrl
  process.env.E2E_OWNER_URL = engine.ownerUrl
  return () => engine.stop()
}
