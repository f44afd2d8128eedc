import { createClient } from '@sanity/client'
import { env } from '../../env.ts'
import { clientConfig } from './client-config.ts'
import { ContentError } from './content-error.ts'

/** Throws if the content API is unreachable, so that a build fails before it compiles. */
export async function checkLake(): Promise<void> {
  try {
    await createClient(clientConfig).fetch('count(*[_type == "siteSettings"])')
  } catch (error) {
    const host = env.SANITY_API_HOST || `project ${env.SANITY_PROJECT_ID} of sanity.io`
    throw new ContentError(`dataset ${env.SANITY_DATASET} at ${host}`, error)
  }
}
