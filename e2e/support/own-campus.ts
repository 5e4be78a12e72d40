import { type Campus, foundInstitution, startCampus } from './campus.ts'
import { test as base } from './test.ts'

/** Stories on their own campus, for what the people of other stories would change: similar faces, pay runs. */
export const storiesOnOwnCampus = () =>
  base.extend<object, { campus: Campus }>({
    campus: [
      async ({}, use) => {
        const campus = await startCampus()
        await foundInstitution(campus)
        await use(campus)
        await campus.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  })
