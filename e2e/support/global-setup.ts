import { startTestEngine } from '@campanile/server/testing/test-engine.ts'

/** One database engine for the whole run; every worker gets a database of its own on it. */
export default async function globalSetup() {
  const engine = await startTestEngine(process.env)
  process.env.E2E_ADMIN_URL = engine.adminUrl
  process.env.E2E_OWNER_URL = engine.ownerUrl
  return () => engine.stop()
}
