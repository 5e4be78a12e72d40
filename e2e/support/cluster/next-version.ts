import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addMigration } from '@campanile/server/testing/added-migration.ts'

const root = join(import.meta.dirname, '../../..')

/** A typical migration of an upgrade, which adds a column and an index to the busiest table. */
const migration = `ALTER TABLE "attendance_records" ADD COLUMN "trial" text;
--> statement-breakpoint
CREATE INDEX "attendance_records_trial" ON "attendance_records" ("trial") WHERE "trial" IS NOT NULL;`

/** Makes the next version of the built server, with one more migration. Returns the path of its program. */
export function makeNextVersion(place: string): string {
  const server = join(place, 'apps/server')
  mkdirSync(server, { recursive: true })
  mkdirSync(join(place, 'apps/web'))
  for (const part of ['dist', 'migrations', 'package.json'])
    cpSync(join(root, 'apps/server', part), join(server, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  symlinkSync(join(root, 'apps/server/node_modules'), join(server, 'node_modules'))
  symlinkSync(join(root, 'apps/web/dist'), join(place, 'apps/web/dist'))
  addMigration(join(server, 'migrations'), 'trial', migration)
  const about = join(server, 'package.json')
  writeFileSync(about, readFileSync(about, 'utf8').replace(/"version": ".*?"/, '"version": "0.2.0"'))
  return join(server, 'dist/main.js')
}
