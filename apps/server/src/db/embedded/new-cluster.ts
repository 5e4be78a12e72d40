import { chownSync } from 'node:fs'
import { StartError } from '../../start-error.ts'
import { type Binaries, programOf } from './binaries.ts'
import type { Place } from './data-directory.ts'
import { publishDirectory } from './publish-directory.ts'
import { runAs } from './run-as.ts'

/** PostgreSQL's own administrator. The server itself is an ordinary user, as on a managed database. */
export const administrator = 'postgres'

/** Creates the cluster's files if they do not exist. `durable` waits until they are on disk. */
export async function createClusterFiles(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  await publishDirectory(place.data, async (temporary) => {
    if (place.user) chownSync(temporary, place.user.uid, place.user.gid)
    const dataOption = place.dataOption === place.data ? temporary : place.dataOption
    const options = ['--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-instructions']
    if (!durable) options.push('--no-sync')
    try {
      await runAs(
        place.user,
        programOf(binaries, 'initdb'),
        ['-D', dataOption, '-U', administrator, ...options, ...binaries.localeOptions],
        temporary,
      )
    } catch (error) {
      const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
      throw new StartError(`The database could not be created in ${place.data}: ${reason}`, { cause: error })
    }
  })
}
