import { type InstitutionSettings, institutionSettings } from '@campanile/contract/settings/settings.ts'
import { z } from 'zod/mini'
import { institution } from '#domains/settings/settings.tables.ts'
import type { TestServer } from './server.ts'

/** Sets the institution's security settings: the defaults, with these changes. */
export const setSecurity = (
  { platform }: Pick<TestServer, 'platform'>,
  security: Partial<InstitutionSettings['security']> = {},
) =>
  platform.db
    .update(institution)
    .set({ settings: { security: z.parse(institutionSettings.shape.security, security) } })
